import { resolve } from 'node:path';
import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { ServiceUnavailable } from '@/lib/platform/errors';
import type { Job, JobKind, Jobs } from './job';
import { idleMs, jobLimitMs, jobsPerWorker, loadLimitMs, maxHeapMb, maxWaiting } from './limits';
import { beginStep, newProgress, standsStill, stepOf } from './progress';

/** Node strips its types. It is not bundled, so that a worker runs nothing of this process. */
const script = resolve('lib/reading/worker.ts');

/** A job that was ended: a step stood still, or all of it took too long, or it took too much memory. */
export class JobEnded extends Error {
  readonly reason: 'out_of_time' | 'out_of_memory';
  /** The number of the step that was not finished. */
  readonly step: number;
  /** What the worker had sent before, the last of it. */
  readonly partial: unknown;

  constructor(reason: 'out_of_time' | 'out_of_memory', step: number, partial: unknown) {
    super(`The job ended ${reason.replaceAll('_', ' ')}.`);
    this.reason = reason;
    this.step = step;
    this.partial = partial;
  }
}

export interface LaneLimits {
  /** In place of the limits of steps and jobs, for a machine that is slow. */
  patience: number;
}

/** Before others: somebody waits for it before a camera. */
const urgent: readonly JobKind[] = ['capture'];

interface Waiting {
  kind: JobKind;
  begin: () => void;
}

/** Also of a worker that has just ended. */
const notStarted: NodeJS.CpuUsage = { user: 0, system: 0 };

function lastMessageOn(port: MessagePort): unknown {
  let last: unknown = null;
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) last = next.message;
  return last;
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One worker, and what waits for it. A job that is ended takes the worker with it, and the next one gets a fresh one. */
export class Lane {
  readonly #patience: number;
  #pool: Piscina | null = null;
  #jobs = 0;
  #busy = false;
  readonly #waiting: Waiting[] = [];

  constructor({ patience }: LaneLimits) {
    this.#patience = patience;
  }

  /**
   * Opens the input once its turn has come, so that what waits takes no memory. Throws `JobEnded`, `ServiceUnavailable` (503) when too
   * much waits, the signal's reason, or as `open` does.
   */
  async run<Kind extends JobKind>(
    kind: Kind,
    open: () => Promise<Jobs[Kind]['input']>,
    signal?: AbortSignal,
  ): Promise<Jobs[Kind]['output']> {
    await this.#turn(kind, signal);
    try {
      const input = await open();
      // The worker answers a kind with its output: worker.ts.
      return (await this.#work(
        { kind, input } as Omit<Job, 'progress' | 'partial'>,
        signal,
      )) as Jobs[Kind]['output'];
    } finally {
      await this.#leave();
    }
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  async #turn(kind: JobKind, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.#busy) {
      this.#busy = true;
      return;
    }
    if (this.#waiting.length >= maxWaiting) {
      throw new ServiceUnavailable('Too many images wait to be read; try again in a minute.', 60);
    }
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const entry = { kind, begin };
    const isBefore = (other: Waiting) => urgent.includes(kind) && !urgent.includes(other.kind);
    const at = this.#waiting.findIndex(isBefore);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, entry);
    const leave = () => {
      const place = this.#waiting.indexOf(entry);
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  async #leave(): Promise<void> {
    this.#jobs += 1;
    if (this.#jobs >= jobsPerWorker) {
      this.#jobs = 0;
      await this.close();
    }
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#busy = false;
  }

  #worker(): Piscina {
    this.#pool ??= new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    return this.#pool;
  }

  async #work(job: Omit<Job, 'progress' | 'partial'>, signal?: AbortSignal): Promise<unknown> {
    const progress = newProgress(loadLimitMs * this.#patience, this.#patience);
    const ending = new AbortController();
    const whole = setTimeout(() => ending.abort(), jobLimitMs * this.#patience);
    let ended = false;
    const usage = async () => this.#pool?.threads[0]?.cpuUsage().catch(() => notStarted) ?? notStarted;
    void standsStill(progress, () => ended, usage).then((stuck) => stuck && ending.abort());
    const { port1: results, port2: partial } = new MessageChannel();
    const stop = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
    try {
      return await this.#worker().run(
        { ...job, progress, partial },
        { signal: stop, transferList: [partial] },
      );
    } catch (error) {
      signal?.throwIfAborted();
      if (ending.signal.aborted) throw new JobEnded('out_of_time', stepOf(progress), lastMessageOn(results));
      if (isOutOfMemory(error)) throw new JobEnded('out_of_memory', stepOf(progress), lastMessageOn(results));
      throw error;
    } finally {
      ended = true;
      clearTimeout(whole);
      results.close();
      beginStep(progress, 0, stepOf(progress));
    }
  }
}
