import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Silence, watchHeartbeat } from './heartbeat';

const preload = resolve('processes/heartbeat.mjs');
const brief: Silence = { maxMs: 2_000, tickMs: 500 };

let child: ChildProcess;

function run(script: string): { silent: Promise<true>; isSilent(): boolean } {
  child = spawn(process.execPath, ['--import', preload, '--eval', script], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let told = false;
  const silent = new Promise<true>((resolved) => {
    watchHeartbeat(child, brief, () => {
      told = true;
      resolved(true);
    });
  });
  return { silent, isSilent: () => told };
}

const forever = 'setInterval(() => {}, 1000)';

afterEach(async () => {
  const isRunning = child.exitCode === null && child.signalCode === null;
  if (child.kill('SIGKILL') && isRunning) await once(child, 'exit');
});

const sleepHere = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('heartbeat', () => {
  it('reports a process that is stopped', async () => {
    const { silent } = run(forever);
    await once(child, 'message');
    child.kill('SIGSTOP');
    expect(await silent).toBe(true);
  });

  it('reports a process whose event loop is blocked', async () => {
    expect(await run('for (;;) {}').silent).toBe(true);
  });

  it('does not count the time in which the supervisor itself was suspended', async () => {
    const { isSilent } = run(forever);
    await once(child, 'message');
    sleepHere(3 * brief.maxMs);
    await once(child, 'message');
    expect(isSilent()).toBe(false);
  });

  it('does not report a process that has ended', async () => {
    const { isSilent } = run('');
    await once(child, 'exit');
    await new Promise((passed) => setTimeout(passed, brief.maxMs + 2 * brief.tickMs));
    expect(isSilent()).toBe(false);
  });
});
