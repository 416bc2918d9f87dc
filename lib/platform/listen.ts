import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

export interface Listening {
  /** One of its connections is used all the time. */
  pool: Pool;
  channel: string;
  onNotification(payload: string): void;
  /** It listens, or does so again: notifications may have been lost until now. */
  onListening(): void;
  onBroken(error: unknown): void;
}

const reconnectMs = 1_000;

/** Follows a channel of PostgreSQL until the signal aborts. Listens again after its connection was broken. */
export async function listen(listening: Listening, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(listening, signal);
    } catch (error) {
      listening.onBroken(error);
    }
    await delay(reconnectMs, undefined, { signal }).catch(() => undefined);
  }
}

async function listenOnce(listening: Listening, signal: AbortSignal): Promise<void> {
  const client = await listening.pool.connect();
  // A connection may break between queries, and an unhandled 'error' event ends the process.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => listening.onNotification(payload ?? ''));
  try {
    const ended = once(client, 'end', { signal });
    ended.catch(() => {}); // awaited below, unless the next line throws
    await client.query(`listen ${listening.channel}`);
    listening.onListening();
    await ended;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    client.release(true);
  }
}
