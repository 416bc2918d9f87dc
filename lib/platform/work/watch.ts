import { setTimeout as sleep } from 'node:timers/promises';
import { untilAborted } from './until-aborted';
import { Wakes } from './wakes';

/** All waiters for one key. */
interface Wait<Found> {
  waiters: number;
  found: Promise<Found | null>;
  stop(): void;
}

export interface WatchOptions {
  /** Its payload is the key that changed. */
  channel: string;
  /** How often to poll without a notification, which may be lost. */
  fallbackMs: number;
}

/**
 * Waits for rows to change. However many wait for a key, one query at a time looks for it: first immediately,
 * then on notifications from PostgreSQL, and at intervals in case one was lost. Each process has one
 * connection that listens.
 */
export class Watch<Found> {
  readonly #waits = new Map<string, Wait<Found>>();
  readonly #wakes: Wakes;
  readonly #fallbackMs: number;

  constructor({ channel, fallbackMs }: WatchOptions) {
    this.#wakes = new Wakes(channel);
    this.#fallbackMs = fallbackMs;
  }

  /** The result of `find` as soon as it is not null. Rejects when the signal aborts. */
  async until(key: string, find: () => Promise<Found | null>, signal: AbortSignal): Promise<Found | null> {
    signal.throwIfAborted();
    const wait = this.#waits.get(key) ?? this.#begin(key, find);
    wait.waiters += 1;
    try {
      return await untilAborted(signal, () => wait.found);
    } finally {
      wait.waiters -= 1;
      if (wait.waiters === 0) this.#end(key, wait);
    }
  }

  /** Ends every wait, and stops listening. */
  async close(): Promise<void> {
    for (const [key, wait] of this.#waits) this.#end(key, wait);
    await this.#wakes.close();
  }

  #begin(key: string, find: () => Promise<Found | null>): Wait<Found> {
    const stopped = new AbortController();
    let changed = new AbortController();
    const search = async () => {
      while (!stopped.signal.aborted) {
        changed = new AbortController();
        const found = await find();
        if (found !== null) return found;
        await sleep(this.#fallbackMs, undefined, { signal: changed.signal }).catch(() => {});
      }
      return null;
    };
    const look = () => changed.abort();
    const unfollow = this.#wakes.follow(key, look);
    const stop = () => {
      unfollow();
      stopped.abort();
      look();
    };
    const wait = { waiters: 0, stop, found: search() };
    wait.found.catch(() => {}); // waiters see it, and all may have left
    this.#waits.set(key, wait);
    return wait;
  }

  #end(key: string, wait: Wait<Found>): void {
    wait.stop();
    if (this.#waits.get(key) === wait) this.#waits.delete(key);
  }
}
