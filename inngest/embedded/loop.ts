import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields, type RunnerLogger } from './log';

export interface LoopOptions {
  name: string;
  intervalMs: number;
  /** Returns how much it did. It is called again at once until it returns 0. */
  work(): Promise<number>;
  logger: RunnerLogger;
}

const maxBackoffMs = 10_000;

/** Repeats its work at an interval, or earlier when woken. Logs failures and retries them with exponential backoff. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;
  #wakeUp = new AbortController();

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  /** During the work, this makes the loop work once more before it sleeps. */
  wake(): void {
    this.#wakeUp.abort();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wakeUp.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stop.signal.aborted) {
      this.#wakeUp = new AbortController();
      const done = await this.#attempt();
      failures = done === undefined ? failures + 1 : 0;
      if (done === undefined) await this.#backOff(failures);
      else if (done === 0) await pause(this.#options.intervalMs, this.#wakeUp.signal);
    }
  }

  async #attempt(): Promise<number | undefined> {
    const { name, work, logger } = this.#options;
    try {
      return await work();
    } catch (error) {
      logger.error(
        { loop: name, ...errorFields(error) },
        'A loop of the embedded runner failed; it will retry.',
      );
      return undefined;
    }
  }

  /** Ignores wake-ups, which would otherwise turn a database outage into a busy loop. */
  #backOff(failures: number): Promise<void> {
    return pause(Math.min(this.#options.intervalMs * 2 ** failures, maxBackoffMs), this.#stop.signal);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
