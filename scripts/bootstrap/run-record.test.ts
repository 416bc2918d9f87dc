import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identify, isRunning } from './process-identity.mjs';
import { AlreadyRunning, claimRun, releaseRun, updateRun } from './run-record.mjs';

let dataDir: string;
let sleeper: ChildProcess;

/** A process that stands for one of a start's. */
function sleeperIdentity() {
  const identity = identify(sleeper.pid ?? 0);
  if (!identity) throw new Error('The sleeper does not run.');
  return identity;
}

const ended = { pid: 1, started_at: 'an earlier boot/1' };
const writeRecord = (record: object) => writeFileSync(join(dataDir, 'run.json'), JSON.stringify(record));
const readRecord = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'probity-run-'));
  sleeper = spawn('sleep', ['60']);
});
afterEach(() => {
  sleeper.kill('SIGKILL');
});

describe('npm start · claim of the data folder', () => {
  it('is made once, and given back', async () => {
    expect(await claimRun(dataDir)).toEqual({ recovered: false });
    expect(readRecord().starter).toEqual(identify(process.pid));
    releaseRun(dataDir);
    expect(existsSync(join(dataDir, 'run.json'))).toBe(false);
  });

  it('is refused while another start lives, with its address', async () => {
    writeRecord({ starter: sleeperIdentity(), processes: {}, address: 'http://localhost:3000' });
    await expect(claimRun(dataDir)).rejects.toThrow(AlreadyRunning);
    await expect(claimRun(dataDir)).rejects.toThrow(`at http://localhost:3000 (process ${sleeper.pid})`);
    releaseRun(dataDir);
    expect(readRecord().starter.pid).toBe(sleeper.pid);
  });

  it('waits for one that is stopping', async () => {
    writeRecord({ starter: sleeperIdentity(), processes: {}, stopping: true });
    setTimeout(() => sleeper.kill(), 2000);
    expect(await claimRun(dataDir)).toEqual({ recovered: true });
  });

  it('ends what a killed start left running', async () => {
    const left = sleeperIdentity();
    writeRecord({ starter: ended, processes: { web: left } });
    expect(await claimRun(dataDir)).toEqual({ recovered: true });
    expect(isRunning(left)).toBe(false);
  });

  it('never ends a process that has been given the pid since', async () => {
    const stranger = sleeperIdentity();
    writeRecord({ starter: ended, processes: { web: { ...stranger, started_at: 'an earlier boot/7' } } });
    await claimRun(dataDir);
    expect(isRunning(stranger)).toBe(true);
  });

  it('takes over a record that was cut off', async () => {
    writeFileSync(join(dataDir, 'run.json'), '{"starter":');
    expect(await claimRun(dataDir)).toEqual({ recovered: true });
  });

  it('remembers what a start adds to it', async () => {
    await claimRun(dataDir);
    updateRun(dataDir, (record) => (record.processes.web = sleeperIdentity()));
    expect(readRecord().processes).toEqual({ web: sleeperIdentity() });
  });
});
