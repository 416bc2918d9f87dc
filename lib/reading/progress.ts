import { loadLimitMs } from './limits.ts';

/** Memory shared with a worker, in which it reports its progress, so that a hanging job can be ended. */
export interface Progress {
  /**
   * In a `SharedArrayBuffer`: the number of steps begun, the limit of the last step in milliseconds, the processor time
   * in milliseconds that the process had used before it, how much of it the job may still use, and whether
   * the last step is work that counts.
   */
  state: Int32Array<SharedArrayBuffer>;
  /** Factor by which every limit is multiplied: 1, except on machines known to be slow. */
  patience: number;
}

const count = 0;
const limit = 1;
const usedBefore = 2;
const left = 3;
const isWork = 4;

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

/** Of a job that begins by loading. */
export function newProgress(workMs: number, patience: number): Progress {
  const state = new Int32Array(new SharedArrayBuffer(20));
  state[limit] = loadLimitMs * patience;
  state[usedBefore] = usedSoFar();
  state[left] = workMs * patience;
  return { state, patience };
}

function begin({ state }: Progress, limitMs: number): void {
  Atomics.store(state, limit, limitMs);
  Atomics.store(state, usedBefore, usedSoFar());
  Atomics.add(state, count, 1);
  Atomics.notify(state, count);
}

/** Charges the job for its last step. Returns what it may still use. */
function settled({ state }: Progress): number {
  const used = Atomics.load(state, isWork) ? usedSoFar() - Atomics.load(state, usedBefore) : 0;
  return Atomics.sub(state, left, used) - used;
}

/** Begins a step of work on what a person sent: with this limit, or with what is left to the job. Called in the worker. */
export function beginStep(progress: Progress, limitMs: number): void {
  const mayUse = Math.min(limitMs * progress.patience, settled(progress));
  Atomics.store(progress.state, isWork, 1);
  begin(progress, Math.max(0, mayUse));
}

/** Begins to load what the next steps need. The job is not charged for it, because the next one will not need to. */
export function beginLoading(progress: Progress): void {
  settled(progress);
  Atomics.store(progress.state, isWork, 0);
  begin(progress, loadLimitMs * progress.patience);
}

/** Milliseconds of processor time. */
type Usage = () => number;

/** Whether the step is still running after its limit of processor time, or after ten times as long by the clock. */
async function outlasts({ state }: Progress, step: number, usage: Usage): Promise<boolean> {
  const allowed = Atomics.load(state, limit);
  const last = performance.now() + allowed * timesByTheClock;
  for (let rest = allowed; rest > 0;) {
    const waiting = Atomics.waitAsync(state, count, step, Math.max(rest, shortestWaitMs));
    if ((await waiting.value) !== 'timed-out') return false;
    const used = usage() - Atomics.load(state, usedBefore);
    if (Atomics.load(state, count) !== step) return false;
    rest = Math.min(allowed - used, last - performance.now());
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
