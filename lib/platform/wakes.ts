import { openPool } from './db';
import { listen } from './listen';
import { log } from './log';

/**
 * Wakes who follows a key when PostgreSQL notifies of it. One connection of the process listens, from the first follower
 * on. Whoever follows also looks now and then: a notification may be lost while that connection is broken, or behind a
 * pooler that passes none on.
 */
export class Wakes {
  readonly #channel: string;
  readonly #followers = new Map<string, Set<() => void>>();
  readonly #stopping = new AbortController();
  #listening: Promise<void> | undefined;

  /** Notifications of the channel carry the key. */
  constructor(channel: string) {
    this.#channel = channel;
  }

  /** Returns how to follow no more. Wakes once for nothing when it begins to listen. */
  follow(key: string, wake: () => void): () => void {
    this.#listening ??= this.#listen();
    const followers = this.#followers.get(key) ?? new Set();
    this.#followers.set(key, followers.add(wake));
    return () => {
      followers.delete(wake);
      if (followers.size === 0 && this.#followers.get(key) === followers) this.#followers.delete(key);
    };
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#listening;
  }

  #wake(followers: Iterable<() => void> = []): void {
    for (const wake of followers) wake();
  }

  async #listen(): Promise<void> {
    const pool = openPool(1);
    const listening = {
      pool,
      channel: this.#channel,
      onNotification: (key: string) => this.#wake(this.#followers.get(key)),
      onListening: () => this.#followers.forEach((followers) => this.#wake(followers)),
      onBroken: () => log.warn({ channel: this.#channel }, 'notifications are not received; polling'),
    };
    await listen(listening, this.#stopping.signal);
    await pool.end();
  }
}
