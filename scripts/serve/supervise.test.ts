import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RestartLimits, type Running, supervise, type Supervised } from './supervise';

const limits: RestartLimits = { firstDelayMs: 20, maxDeaths: 4, windowMs: 60_000 };

let children: ChildProcess[] = [];
let notices: string[] = [];
let supervised: Supervised;

/** A real process that runs a line of JavaScript. */
function run(script: string): Running {
  const child = spawn(process.execPath, ['--eval', script], { stdio: 'ignore' });
  children.push(child);
  const ended = once(child, 'exit').then(([code, signal]) => `The test process ended with ${signal ?? code}`);
  return {
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const forever = 'setInterval(() => {}, 1000)';
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
const notice = (text: string) => void notices.push(text);

function keep(restart: (signal: AbortSignal) => Promise<Running>, given = limits): void {
  supervised = supervise(run(forever), { limits: given, restart, notice });
}

afterEach(async () => {
  await supervised.stop();
  expect(children.filter(isRunning)).toEqual([]);
  children = [];
  notices = [];
});

describe('supervision', () => {
  it('restarts a process that was killed, with a notice', async () => {
    keep(async () => run(forever));
    children[0]?.kill('SIGKILL');
    await vi.waitFor(() => expect(children).toHaveLength(2), { timeout: 10_000 });
    expect(notices).toEqual(['The test process ended with SIGKILL: restarted in 0.02 s']);
  });

  it('gives up a process that keeps dying, after increasing delays, and says why', async () => {
    keep(async () => run('process.exit(3)'));
    children[0]?.kill('SIGKILL');
    expect(await supervised.givenUp).toBe('The test process ended with 3, and has ended 4 times within 60 s');
    expect(notices.map((text) => text.split(' in ')[1])).toEqual(['0.02 s', '0.04 s', '0.08 s']);
    expect(children).toHaveLength(4);
  });

  it('ignores deaths before the window', async () => {
    keep(async () => run(forever), { ...limits, maxDeaths: 2, windowMs: 1 });
    for (const deaths of [1, 2, 3]) {
      children.at(-1)?.kill('SIGKILL');
      await vi.waitFor(() => expect(children).toHaveLength(deaths + 1), { timeout: 10_000 });
      await new Promise((passed) => setTimeout(passed, 5));
    }
    expect(new Set(notices).size).toBe(1);
  });

  it('counts a start that fails as a death, with its reason', async () => {
    keep(() => Promise.reject(new Error('The port is taken')));
    children[0]?.kill('SIGKILL');
    expect(await supervised.givenUp).toContain('The port is taken, and has ended 4 times');
  });

  it('stops what is running, and starts nothing more', async () => {
    keep(async () => run(forever));
    await supervised.stop();
    expect(children.map(isRunning)).toEqual([false]);
    expect(notices).toEqual([]);
  });

  it('stops while it waits for the next start', async () => {
    keep(async () => run(forever), { ...limits, firstDelayMs: 600_000 });
    children[0]?.kill('SIGKILL');
    await vi.waitFor(() => expect(notices).toHaveLength(1), { timeout: 10_000 });
    await supervised.stop();
    expect(children).toHaveLength(1);
  });

  it('stops during a start, together with what was started', async () => {
    const starting = Promise.withResolvers<AbortSignal>();
    const mayStart = Promise.withResolvers<void>();
    keep(async (signal) => {
      starting.resolve(signal);
      await mayStart.promise;
      return run(forever);
    });
    children[0]?.kill('SIGKILL');
    const signal = await starting.promise;
    const stopping = supervised.stop();
    expect(signal.aborted).toBe(true);
    mayStart.resolve();
    await stopping;
    expect(children.map(isRunning)).toEqual([false, false]);
  });
});
