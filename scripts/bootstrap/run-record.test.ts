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

function sleeperIdentity() {
  const identity = identify(sleeper.pid ?? 0);
  if (!identity) throw new Error('The sleeper is not running.');
  return identity;
}

const endedProcess = { pid: 1, started_at: 'an earlier boot/1' };
const writeRecord = (record: object) => writeFileSync(join(dataDir, 'run.json'), JSON.stringify(record));
const readRecord = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'probity-run-'));
  sleeper = spawn('sleep', ['60']);
});
afterEach(() => {
  sleeper.kill('SIGKILL');
});

describe('npm start · run record', () => {
  it('claims the data folder, and releases it', async () => {
    expect(await claimRun(dataDir)).toEqual({ recovered: false });
    expect(readRecord().starter).toEqual(identify(process.pid));
    releaseRun(dataDir);
    expect(existsSync(join(dataDir, 'run.json'))).toBe(false);
  });

  it('refuses a second claim while the first start runs, with its address', async () => {
    writeRecord({ starter: sleeperIdentity(), processes: {}, address: 'http://localhost:3000' });
    await expect(claimRun(dataDir)).rejects.toThrow(AlreadyRunning);
    await expect(claimRun(dataDir)).rejects.toThrow(`at http://localhost:3000 (process ${sleeper.pid})`);
    releaseRun(dataDir);
    expect(readRecord().starter.pid).toBe(sleeper.pid);
  });

  it('waits for a start that is stopping', async () => {
    writeRecord({ starter: sleeperIdentity(), processes: {}, stopping: true });
    setTimeout(() => sleeper.kill(), 2000);
    expect(await claimRun(dataDir)).toEqual({ recovered: true });
  });

  it('ends the processes that a killed start left running', async () => {
    const left = sleeperIdentity();
    writeRecord({ starter: endedProcess, processes: { web: left } });
    expect(await claimRun(dataDir)).toEqual({ recovered: true });
    expect(isRunning(left)).toBe(false);
  });

  it('does not end a later process with the same pid', async () => {
    const other = sleeperIdentity();
    writeRecord({ starter: endedProcess, processes: { web: { ...other, started_at: 'an earlier boot/7' } } });
    await claimRun(dataDir);
    expect(isRunning(other)).toBe(true);
  });

  it('replaces a truncated record', async () => {
    writeFileSync(join(dataDir, 'run.json'), '{"starter":');
    expect(await claimRun(dataDir)).toEqual({ recovered: true });
  });

  it('keeps the processes that a start adds', async () => {
    await claimRun(dataDir);
    updateRun(dataDir, (record) => (record.processes.web = sleeperIdentity()));
    expect(readRecord().processes).toEqual({ web: sleeperIdentity() });
  });
});
