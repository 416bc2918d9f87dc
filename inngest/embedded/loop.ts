import { setTimeout as sleep } from 'node:timers/promises';
import { faultFields, type RunnerLogger } from './log';

export interface LoopOptions {
  name: string;
  everyMs: number;
  /** Returns how much it did; while that is not nothing it is called again at once. */
  work(): Promise<number>;
  logger: RunnerLogger;
}

const longestBackOffMs = 10_000;

/** Does its work every so often, and earlier when woken. A failure is logged and backed off from; it ends nothing. */
export class Loop {
  readonly #options: LoopOptions;
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;
  #rouse = new AbortController();

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  /** Work that arrives while the loop works is not overlooked: it looks again before it rests. */
  wake(): void {
    this.#rouse.abort();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#rouse.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stop.signal.aborted) {
      this.#rouse = new AbortController();
      const done = await this.#attempt();
      failures = done === undefined ? failures + 1 : 0;
      if (done === undefined) await this.#backOff(failures);
      else if (done === 0) await this.#rest();
    }
  }

  async #attempt(): Promise<number | undefined> {
    const { name, work, logger } = this.#options;
    try {
      return await work();
    } catch (error) {
      logger.error(
        { loop: name, ...faultFields(error) },
        'The embedded runner could not do its work; it will try again.',
      );
      return undefined;
    }
  }

  #rest(): Promise<void> {
    return pause(this.#options.everyMs, this.#rouse.signal);
  }

  /** Deaf to wakes: a storm of them must not turn a database that is down into a busy loop. */
  #backOff(failures: number): Promise<void> {
    return pause(Math.min(this.#options.everyMs * 2 ** failures, longestBackOffMs), this.#stop.signal);
  }
}

/** Waits, but not longer than until the signal. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}
