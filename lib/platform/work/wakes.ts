import { openPool } from '../database/db';
import { listen } from '../database/listen';
import { log } from '../errors/log';

/**
 * Wakes followers of a key on notifications from PostgreSQL. One connection of the process listens, from the
 * first follower on. Followers should also poll: a notification may be lost while that connection is broken,
 * or behind a pooler that forwards none.
 */
export class Wakes {
  readonly #channel: string;
  readonly #keyOf: (payload: string) => string;
  readonly #followers = new Map<string, Set<(payload?: string) => void>>();
  readonly #stopping = new AbortController();
  #listening: Promise<void> | undefined;

  /** Payloads contain the key, possibly with more data. */
  constructor(channel: string, keyOf = (payload: string) => payload) {
    this.#channel = channel;
    this.#keyOf = keyOf;
  }

  /** Returns a function that stops following. Wakes once without a change when it begins to listen. */
  follow(key: string, wake: (payload?: string) => void): () => void {
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

  #wake(followers: Iterable<(payload?: string) => void> = [], payload?: string): void {
    for (const wake of followers) wake(payload);
  }

  async #listen(): Promise<void> {
    const pool = openPool(1);
    const listening = {
      pool,
      channel: this.#channel,
      onNotification: (payload: string) => this.#wake(this.#followers.get(this.#keyOf(payload)), payload),
      onListening: () => this.#followers.forEach((followers) => this.#wake(followers)),
      onBroken: () => log.warn({ channel: this.#channel }, 'notifications are not received; polling'),
    };
    await listen(listening, this.#stopping.signal);
    await pool.end();
  }
}
