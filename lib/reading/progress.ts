import { setTimeout } from 'node:timers/promises';

/** Where a worker tells how far it is, so that the one who waits can end it when it stands still. */
export interface Progress {
  /**
   * Of a `SharedArrayBuffer`: how many steps were begun; of the last one its limit in milliseconds, and the milliseconds of processor
   * time that the thread had used before.
   */
  state: Int32Array<SharedArrayBuffer>;
  /** By how much every limit is longer: 1, but on machines that are known to be slow. */
  patience: number;
}

const count = 0;
const limit = 1;
const usedBefore = 2;

/** A busy machine gives a thread of low priority a tenth of a core and less. */
const timesByTheClock = 10;
/** A thread that does not tell what it used is in a call of the system, or was given no time. */
const usageWaitMs = 1_000;
const shortestWaitMs = 50;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => Math.round((user + system) / 1_000);

export function newProgress(firstLimitMs: number, patience: number): Progress {
  const state = new Int32Array(new SharedArrayBuffer(12));
  state[limit] = firstLimitMs;
  return { state, patience };
}

/** In the worker: a step begins, which may take this long. */
export function beginStep({ state, patience }: Progress, limitMs: number): void {
  Atomics.store(state, limit, limitMs * patience);
  Atomics.store(state, usedBefore, milliseconds(process.threadCpuUsage()));
  Atomics.add(state, count, 1);
  Atomics.notify(state, count);
}

type Usage = () => Promise<NodeJS.CpuUsage>;

async function usedBy(usage: Usage, before: number): Promise<number> {
  const unknown = setTimeout(usageWaitMs, null, { ref: false });
  const used = await Promise.race([usage(), unknown]);
  return used ? milliseconds(used) - before : 0;
}

/** Whether the step is still the last one when it has used its limit of processor time, or ten times as long by the clock. */
async function outlasts({ state }: Progress, step: number, usage: Usage): Promise<boolean> {
  const allowed = Atomics.load(state, limit);
  const last = performance.now() + allowed * timesByTheClock;
  for (let left = allowed; left > 0;) {
    const waiting = Atomics.waitAsync(state, count, step, Math.max(left, shortestWaitMs));
    if ((await waiting.value) !== 'timed-out') return false;
    const used = await usedBy(usage, Atomics.load(state, usedBefore));
    if (Atomics.load(state, count) !== step) return false;
    left = Math.min(allowed - used, last - performance.now());
  }
  return true;
}

/** Resolves with whether a step outlasted its limit, when one did, or when `ended` says so. `usage` is of the worker's thread. */
export async function standsStill(progress: Progress, ended: () => boolean, usage: Usage): Promise<boolean> {
  while (!ended()) {
    const step = Atomics.load(progress.state, count);
    if (await outlasts(progress, step, usage)) return !ended();
  }
  return false;
}
