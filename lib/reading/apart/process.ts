import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { log } from '@/lib/platform/errors/log';
import type { Asked } from '../job';
import { jobLimitMs } from '../limits';
import type { EndReason, Limits, Told } from './messages';

/** Node strips its types. It is not bundled, so it runs no module of this process. */
const script = resolve('lib/reading/apart/main.ts');

/** A job was ended: a step hung, the job took too long or too much memory, or the process that read it died. */
export class JobEnded extends Error {
  readonly reason: EndReason;
  /** The result so far. */
  readonly partial: unknown;

  constructor(reason: EndReason, partial: unknown) {
    super(`The job has ${reason.replaceAll('_', ' ')}.`);
    this.reason = reason;
    this.partial = partial;
  }
}

/** The reading itself threw an error, which is its cause. */
export class ReadingFailed extends Error {}

/**
 * Starts a process without our settings and secrets, in a session of its own, which Linux needs for its priority
 * (priority.ts). `spawn`, because Next's bundler treats the first argument of `fork` as a module to bundle.
 */
function start(limits: Limits): ChildProcess {
  return spawn(process.execPath, [script, JSON.stringify(limits)], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    // The output of a decoder may contain personal data of the document's holder.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: process.platform === 'linux',
  });
}

/** For a job whose reader is closed. */
export const closed = () =>
  new ServiceUnavailable('This process no longer reads images; try again in a moment.', 5);

/** A process that reads jobs one after the other, until a job fails. */
export class ReadingProcess {
  readonly #child: ChildProcess;
  readonly #patience: number;
  /** Resolves when the process has ended, with whether it ended by itself. */
  readonly #gone: Promise<boolean>;
  #isEnded = false;

  constructor(limits: Limits) {
    this.#child = start(limits);
    this.#patience = limits.patience;
    const { promise, resolve: gone } = Promise.withResolvers<boolean>();
    this.#gone = promise;
    const end = (how: object) => {
      if (!this.#isEnded) log.warn(how, 'a process that reads images has ended by itself');
      gone(!this.#isEnded);
      this.#isEnded = true;
    };
    this.#child.once('exit', (code, signal) => end({ code, signal }));
    // The process could not be started.
    this.#child.on('error', (error) => end({ error: describeWithoutMessage(error) }));
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * Reads one job. If it fails, the process is ended. Throws `JobEnded`, the signal's reason, `ServiceUnavailable`
   * (503) when the reader is closed, or `ReadingFailed`.
   */
  async read(asked: Asked, signal?: AbortSignal): Promise<unknown> {
    const { promise, resolve: answered, reject } = Promise.withResolvers<unknown>();
    let partial: unknown = null;
    const endedBy = (reason: EndReason) => reject(new JobEnded(reason, partial));
    const hear = (told: Told) => {
      if ('partial' in told) partial = told.partial;
      else if ('output' in told) answered(told.output);
      else if ('error' in told) reject(new ReadingFailed('The reading failed.', { cause: told.error }));
      else endedBy(told.ended);
    };
    const leave = () => reject(signal?.reason);
    const whole = setTimeout(() => endedBy('out_of_time'), jobLimitMs * this.#patience);
    signal?.addEventListener('abort', leave, { once: true });
    void this.#gone.then((byItself) => (byItself ? endedBy('crashed') : reject(closed())));
    this.#child.on('message', hear);
    try {
      // If the process is gone, `#gone` above rejects the job, so errors of sending are ignored.
      if (this.#child.connected) this.#child.send(asked, () => {});
      return await promise;
    } catch (error) {
      void this.end();
      throw error;
    } finally {
      clearTimeout(whole);
      signal?.removeEventListener('abort', leave);
      this.#child.off('message', hear);
    }
  }

  /** Kills the process at once. */
  async end(): Promise<void> {
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}
