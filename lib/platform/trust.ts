import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from './bounded-cache';
import { openPool } from './db';
import { listen } from './listen';
import { log } from './log';
import { rowsOfAnyProject } from './statements';

/** How old the last sign of life may be for what is remembered to be true. */
const trustMs = 400;
const beats = { reconnectMs: 1_000, askEveryMs: 100, answerWithinMs: 5_000 };

/** Longer than any process trusts what it remembered before the commit. */
const revocationMs = 500;

/** Awaited between the commit of a revocation and its answer. */
export const untilRevoked = (): Promise<void> => delay(revocationMs);

/**
 * Whether what was read from the database is still true, as far as notifications of a channel say so (docs/adr/0036).
 * It is trusted only while the connection that listens gives signs of life, and only after a notification of our own was
 * heard on it: a pooler between may not pass them on.
 */
export class Trust {
  readonly #channel: string;
  readonly #id = randomUUID();
  readonly #listeners = new Set<() => void>();
  #generation = 0;
  #aliveMs = -Infinity;
  #isHeard = false;

  constructor(channel: string) {
    this.#channel = channel;
  }

  /** What was read in another generation may have changed. */
  get generation(): number {
    return this.#generation;
  }

  get isHeld(): boolean {
    return this.#isHeard && performance.now() - this.#aliveMs < trustMs;
  }

  /** Calls whenever what was read may have changed. Returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Listens until the returned function is called. Without it nothing is trusted. */
  follow(): () => Promise<void> {
    const stopping = new AbortController();
    const followed = this.#listen(stopping.signal);
    return async () => {
      stopping.abort();
      await followed;
    };
  }

  #forget(): void {
    this.#generation += 1;
    for (const listener of this.#listeners) listener();
  }

  #distrust(): void {
    this.#isHeard = false;
    this.#forget();
  }

  #alive(sinceMs: number): void {
    this.#aliveMs = sinceMs;
    if (this.#isHeard) return;
    const greeting = rowsOfAnyProject({
      text: 'select pg_notify($1, $2)',
      values: [this.#channel, this.#id],
    });
    greeting.catch(() => {}); // the next sign of life greets again
  }

  async #listen(signal: AbortSignal): Promise<void> {
    const pool = openPool(1);
    const listening = {
      pool,
      channel: this.#channel,
      onNotification: (payload: string) => {
        if (payload === this.#id) this.#isHeard = true;
        else this.#forget();
      },
      onListening: () => this.#distrust(),
      onBroken: () => {
        this.#distrust();
        log.warn({ channel: this.#channel }, 'notifications are not received; asking the database');
      },
      onAlive: (sinceMs: number) => this.#alive(sinceMs),
    };
    await listen(listening, signal, beats);
    this.#distrust();
    await pool.end();
  }
}

/** Remembers what was found, for as long as it can be trusted. */
export class TrustedCache<Value extends object> {
  readonly #trust: Trust;
  readonly #kept: LRUCache<string, { value: Value; generation: number }>;

  constructor(trust: Trust, max: number) {
    this.#trust = trust;
    this.#kept = boundedCache(max);
  }

  /** What `find` finds, or found before. */
  async get(key: string, find: () => Promise<Value | null>): Promise<Value | null> {
    const { generation } = this.#trust;
    const kept = this.#trust.isHeld ? this.#kept.get(key) : undefined;
    if (kept?.generation === generation) return kept.value;
    const value = await find();
    // Read before or after the change that a notification told of meanwhile, nobody knows.
    if (value && this.#trust.generation === generation) this.#kept.set(key, { value, generation });
    return value;
  }
}
