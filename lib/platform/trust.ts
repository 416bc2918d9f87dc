import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedCache } from './bounded-cache';
import { openPool } from './database/db';
import { listen } from './database/listen';
import { log } from './errors/log';
import { rowsOfAnyProject } from './database/statements';

/** Maximum age of the last sign of life for cached data to be trusted. */
const trustMs = 400;
const beats = { reconnectMs: 1_000, askEveryMs: 100, answerWithinMs: 5_000 };

/** Longer than any process trusts data that it cached before the commit. */
const revocationMs = 500;

/** Awaited between the commit of a revocation and its response. */
export const untilRevoked = (): Promise<void> => sleep(revocationMs);

/**
 * Whether cached data from the database is still valid, according to notifications of a channel
 * (docs/adr/0036). It is only trusted while the listening connection is alive, and only after it has received
 * a notification of our own, because a pooler in between may not forward notifications.
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

  /** Data read in another generation may have changed. */
  get generation(): number {
    return this.#generation;
  }

  get isHeld(): boolean {
    return this.#isHeard && performance.now() - this.#aliveMs < trustMs;
  }

  /** Calls back whenever cached data may have changed. Returns a function that stops it. */
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

/** A cache of found values, valid for as long as they can be trusted. */
export class TrustedCache<Value extends object> {
  readonly #trust: Trust;
  readonly #kept: BoundedCache<string, { value: Value; generation: number }>;

  constructor(trust: Trust, max: number) {
    this.#trust = trust;
    this.#kept = new BoundedCache(max);
  }

  /** The result of `find`, possibly cached. */
  async get(key: string, find: () => Promise<Value | null>): Promise<Value | null> {
    const { generation } = this.#trust;
    const kept = this.#trust.isHeld ? this.#kept.get(key) : undefined;
    if (kept?.generation === generation) return kept.value;
    const value = await find();
    // It is unknown whether it was read before or after the change of a notification in the meantime.
    if (value && this.#trust.generation === generation) this.#kept.set(key, { value, generation });
    return value;
  }
}
