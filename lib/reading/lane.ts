import { ClientLeft, ServiceUnavailable } from '@/lib/platform/errors/errors';
import type { Limits } from './apart/messages';
import { closed, ReadingProcess } from './apart/process';
import type { Asked, JobKind, Jobs } from './job';
import { idleMs, jobsPerProcess, maxWaiting, openLimitMs } from './limits';
import { Turns, type Waiting } from './turns';

/** Who asks for a job. */
export interface Caller {
  /** Ends the job. */
  signal?: AbortSignal;
  /** Takes the job out of the queue. One that has begun goes on, and its result is kept for when they come back. */
  left?: AbortSignal;
  /** Projects share the time of a lane. Requests without a project share as if they were one. */
  project?: number;
  /** How many images of the caller's journey could not be checked before: callers with fewer go first. */
  unchecked?: number;
}

const notOpened = () =>
  new ServiceUnavailable('The image could not be opened in time; try again in a moment.', 5);

/** The result of `open`, unless it takes longer than the limit or the caller leaves. */
async function openedWithin<Input>(
  open: () => Promise<Input>,
  limitMs: number,
  signal: AbortSignal,
): Promise<Input> {
  signal.throwIfAborted();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  const timer = setTimeout(() => reject(notOpened()), limitMs);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([open(), late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

/** One reading process and its queue. When a job is ended, so is the process, and the next job gets a new one. */
export class Lane {
  readonly #limits: Limits;
  #process: ReadingProcess | null = null;
  #jobs = 0;
  #busy = false;
  #idle: NodeJS.Timeout | undefined;
  readonly #turns = new Turns();
  /** Aborted when the lane is closed, for the jobs that it has then. */
  #closing = new AbortController();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Opens the input when it is its turn, so that waiting jobs use no memory. Throws `JobEnded`, `ServiceUnavailable`
   * (503) when too many of the project wait, the input cannot be opened in time or the lane is closed, `ClientLeft`, the
   * signal's reason, or the errors of `open`.
   */
  async run<Kind extends JobKind>(
    kind: Kind,
    open: () => Promise<Jobs[Kind]['input']>,
    caller: Caller = {},
  ): Promise<Jobs[Kind]['output']> {
    const signal = AbortSignal.any([this.#closing.signal, ...(caller.signal ? [caller.signal] : [])]);
    const { project = null, unchecked = 0 } = caller;
    await this.#turn({ kind, project, unchecked }, signal, caller.left);
    const began = performance.now();
    try {
      const input = await openedWithin(open, openLimitMs * this.#limits.patience, signal);
      signal.throwIfAborted();
      // apart/worker.ts returns the output that belongs to the kind.
      const asked = { kind, input } as Asked;
      return (await this.#reading().read(asked, signal)) as Jobs[Kind]['output'];
    } finally {
      this.#leave(project, performance.now() - began);
    }
  }

  /** Starts the process ahead of the next job, unless there is one. It ends by itself if no job follows. */
  prepare(): void {
    if (this.#busy || (this.#process && !this.#process.isEnded)) return;
    this.#startProcess();
    this.#idle = setTimeout(() => void this.#endProcess(), idleMs);
  }

  /** Ends the process, and refuses the jobs that wait or are being read. Later jobs get a new process. */
  async close(): Promise<void> {
    this.#closing.abort(closed());
    this.#closing = new AbortController();
    await this.#endProcess();
  }

  async #endProcess(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    this.#jobs = 0;
    clearTimeout(this.#idle);
    await process?.end();
  }

  async #turn(asker: Omit<Waiting, 'begin'>, ended: AbortSignal, left?: AbortSignal): Promise<void> {
    ended.throwIfAborted();
    if (left?.aborted) throw new ClientLeft();
    if (!this.#busy) {
      this.#busy = true;
      clearTimeout(this.#idle);
      return;
    }
    if (this.#turns.countOf(asker.project) >= maxWaiting) {
      throw new ServiceUnavailable('Too many images are waiting to be read; try again in a minute.', 60);
    }
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const entry = { ...asker, begin };
    this.#turns.add(entry);
    const signal = AbortSignal.any([ended, ...(left ? [left] : [])]);
    const leave = () => {
      if (this.#turns.leave(entry)) reject(ended.aborted ? ended.reason : new ClientLeft());
    };
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  #leave(project: number | null, usedMs: number): void {
    if (this.#jobs >= jobsPerProcess) void this.#endProcess();
    const next = this.#turns.next(project, usedMs);
    if (next) return next.begin();
    this.#busy = false;
    if (this.#process) this.#idle = setTimeout(() => void this.#endProcess(), idleMs);
  }

  /** The process for one more job, started if there is none. */
  #reading(): ReadingProcess {
    const process = this.#process?.isEnded === false ? this.#process : this.#startProcess();
    this.#jobs += 1;
    return process;
  }

  #startProcess(): ReadingProcess {
    clearTimeout(this.#idle);
    this.#jobs = 0;
    return (this.#process = new ReadingProcess(this.#limits));
  }
}
