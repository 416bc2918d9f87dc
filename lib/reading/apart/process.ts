import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { describeWithoutMessage } from '@/lib/platform/describe-error';
import { ServiceUnavailable } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import type { Asked } from '../job';
import { jobLimitMs } from '../limits';
import type { EndReason, Limits, Told } from './messages';

/** Node strips its types. It is not bundled, so that it runs nothing of this process. */
const script = resolve('lib/reading/apart/main.ts');

/** A job that was ended: a step stood still, or all of it took too long or too much memory, or the process that read has gone. */
export class JobEnded extends Error {
  readonly reason: EndReason;
  /** What was known until then. */
  readonly partial: unknown;

  constructor(reason: EndReason, partial: unknown) {
    super(`The job has ${reason.replaceAll('_', ' ')}.`);
    this.reason = reason;
    this.partial = partial;
  }
}

/**
 * With no setting and no secret of ours, and a session of its own, which Linux needs for its priority (priority.ts). Next's bundler takes
 * what is given to `fork` for a module of its own.
 */
function start(limits: Limits): ChildProcess {
  return spawn(process.execPath, [script, JSON.stringify(limits)], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    // What a decoder prints may be of the person whose document it is.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: process.platform === 'linux',
  });
}

const closed = () => new ServiceUnavailable('This process no longer reads images; try again in a moment.', 5);

/** A process that reads one job after the other, until one does not end well. */
export class ReadingProcess {
  readonly #child: ChildProcess;
  readonly #patience: number;
  /** Resolves when it has ended, with whether by itself. */
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
    // It could not be started.
    this.#child.on('error', (error) => end({ error: describeWithoutMessage(error) }));
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * Throws `JobEnded`, the signal's reason, `ServiceUnavailable` (503) when the reader is closed, or what the reading threw; the process is
   * then ended.
   */
  async read(asked: Asked, signal?: AbortSignal): Promise<unknown> {
    const { promise, resolve: answered, reject } = Promise.withResolvers<unknown>();
    let partial: unknown = null;
    const endedBy = (reason: EndReason) => reject(new JobEnded(reason, partial));
    const hear = (told: Told) => {
      if ('partial' in told) partial = told.partial;
      else if ('output' in told) answered(told.output);
      else if ('error' in told) reject(told.error);
      else endedBy(told.ended);
    };
    const leave = () => reject(signal?.reason);
    const whole = setTimeout(() => endedBy('out_of_time'), jobLimitMs * this.#patience);
    signal?.addEventListener('abort', leave, { once: true });
    void this.#gone.then((byItself) => (byItself ? endedBy('crashed') : reject(closed())));
    this.#child.on('message', hear);
    try {
      // That nobody is there to hear it is told above.
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

  /** At once, whatever it does. */
  async end(): Promise<void> {
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}
