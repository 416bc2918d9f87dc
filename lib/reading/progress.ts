/** Memory shared with a worker, in which it reports its progress, so that a hanging job can be ended. */
export interface Progress {
  /**
   * In a `SharedArrayBuffer`: the number of steps begun, the limit of the last step in milliseconds, and the
   * processor time in milliseconds that the process had used before it.
   */
  state: Int32Array<SharedArrayBuffer>;
  /** Factor by which every limit is multiplied: 1, except on machines known to be slow. */
  patience: number;
}

const count = 0;
const limit = 1;
const usedBefore = 2;

/** A busy machine gives a low-priority process a tenth of a core or less. */
const timesByTheClock = 10;
const shortestWaitMs = 50;

/**
 * Processor time of the whole process, because decoders work in threads of their own, and a thread within a
 * decoder cannot report its usage. A reading process has one job at a time.
 */
export function usedSoFar(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
}

export function newProgress(firstLimitMs: number, patience: number): Progress {
  const state = new Int32Array(new SharedArrayBuffer(12));
  state[limit] = firstLimitMs;
  state[usedBefore] = usedSoFar();
  return { state, patience };
}

/** Begins a step with this limit. Called in the worker. */
export function beginStep({ state, patience }: Progress, limitMs: number): void {
  Atomics.store(state, limit, limitMs * patience);
  Atomics.store(state, usedBefore, usedSoFar());
  Atomics.add(state, count, 1);
  Atomics.notify(state, count);
}

/** Milliseconds of processor time. */
type Usage = () => number;

/** Whether the step is still running after its limit of processor time, or after ten times as long by the clock. */
async function outlasts({ state }: Progress, step: number, usage: Usage): Promise<boolean> {
  const allowed = Atomics.load(state, limit);
  const last = performance.now() + allowed * timesByTheClock;
  for (let left = allowed; left > 0;) {
    const waiting = Atomics.waitAsync(state, count, step, Math.max(left, shortestWaitMs));
    if ((await waiting.value) !== 'timed-out') return false;
    const used = usage() - Atomics.load(state, usedBefore);
    if (Atomics.load(state, count) !== step) return false;
    left = Math.min(allowed - used, last - performance.now());
  }
  return true;
}

/** Resolves when a step exceeds its limit (true), or when `ended` returns true (false). */
export async function standsStill(
  progress: Progress,
  ended: () => boolean,
  usage: Usage = usedSoFar,
): Promise<boolean> {
  while (!ended()) {
    const step = Atomics.load(progress.state, count);
    if (await outlasts(progress, step, usage)) return !ended();
  }
  return false;
}
