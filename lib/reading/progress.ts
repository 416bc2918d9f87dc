/** Where a worker tells how far it is, so that the one who waits can end it when it stands still. */
export interface Progress {
  /** Of a `SharedArrayBuffer`: how many steps were begun, the limit of the last one in milliseconds, and its number. */
  state: Int32Array<SharedArrayBuffer>;
  /** By how much every limit is longer: 1, but on machines that are known to be slow. */
  patience: number;
}

const count = 0;
const limit = 1;
const stepNumber = 2;

export function newProgress(firstLimitMs: number, patience: number): Progress {
  const state = new Int32Array(new SharedArrayBuffer(12));
  state[limit] = firstLimitMs;
  return { state, patience };
}

/** In the worker: a step begins, which may take this long. */
export function beginStep({ state, patience }: Progress, limitMs: number, step = 0): void {
  Atomics.store(state, limit, limitMs * patience);
  Atomics.store(state, stepNumber, step);
  Atomics.add(state, count, 1);
  Atomics.notify(state, count);
}

export const stepOf = ({ state }: Progress): number => Atomics.load(state, stepNumber);

/** Resolves when a step takes longer than its limit, and never while steps follow one another; or when `ended` says so. */
export async function standsStill({ state }: Progress, ended: () => boolean): Promise<boolean> {
  while (!ended()) {
    const before = Atomics.load(state, count);
    const waiting = Atomics.waitAsync(state, count, before, Atomics.load(state, limit));
    if ((await waiting.value) === 'timed-out' && Atomics.load(state, count) === before) return !ended();
  }
  return false;
}
