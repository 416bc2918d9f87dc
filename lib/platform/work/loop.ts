import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields } from '../errors/error-fields';

interface LoopLogger {
  error(fields: object, message: string): void;
}

export interface LoopOptions {
  /** Name in the log. */
  name: string;
  /** The longest pause. */
  intervalMs: number;
  /** A shorter pause, requested when there is nothing to do: the time until there is. */
  dueInMs?(): Promise<number | undefined>;
  /** Returns how much it did. It is called again immediately until it returns 0. */
  work(): Promise<number>;
  logger: LoopLogger;
}

const firstBackoffMs = 200;
const maxBackoffMs = 10_000;

/**
 * Repeats its work at an interval, or earlier when woken. Logs failures and retries them with exponential
 * backoff.
 */
export class Loop {
  readonly #options: LoopOptions;
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;
  #wakeUp = new AbortController();

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  /** During the work, this makes the loop work once more before it pauses. */
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
      const pauseMs = await this.#attempt();
      failures = pauseMs === undefined ? failures + 1 : 0;
      if (pauseMs === undefined) await this.#backOff(failures);
      else if (pauseMs > 0) await pause(pauseMs, this.#wakeUp.signal);
    }
  }

  /** Works once. Returns how long to pause, or undefined if it failed. */
  async #attempt(): Promise<number | undefined> {
    const { name, intervalMs, dueInMs, work, logger } = this.#options;
    try {
      if ((await work()) > 0) return 0;
      if (this.#wakeUp.signal.aborted) return 0;
      const dueMs = (await dueInMs?.()) ?? intervalMs;
      // A timer that fires early would find nothing.
      return Math.min(intervalMs, Math.max(1, Math.ceil(dueMs) + 1));
    } catch (error) {
      logger.error({ loop: name, ...errorFields(error) }, `The loop of ${name} failed; it will retry.`);
      return undefined;
    }
  }

  /** Ignores wake-ups, which would otherwise turn a database outage into a busy loop. */
  #backOff(failures: number): Promise<void> {
    const firstMs = Math.min(this.#options.intervalMs, firstBackoffMs);
    return pause(Math.min(firstMs * 2 ** failures, maxBackoffMs), this.#stop.signal);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
