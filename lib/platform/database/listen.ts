import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

export interface Listening {
  /** One of its connections is always in use. */
  pool: Pool;
  channel: string;
  onNotification(payload: string): void;
  /** It listens (again): notifications before this may have been lost. */
  onListening(): void;
  onBroken(error: unknown): void;
  /** Commits before this time, by `performance.now()`, have been notified. */
  onAlive?(sinceMs: number): void;
}

/** A network may drop a connection silently, so the connection is probed. */
const usualTimes = { reconnectMs: 1_000, askEveryMs: 10_000, answerWithinMs: 5_000 };
type Times = typeof usualTimes;

/** Follows a PostgreSQL channel until the signal aborts. Listens again after its connection breaks. */
export async function listen(listening: Listening, signal: AbortSignal, times = usualTimes): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(listening, signal, times);
    } catch (error) {
      listening.onBroken(error);
    }
    await sleep(times.reconnectMs, undefined, { signal }).catch(() => undefined);
  }
}

async function listenOnce(listening: Listening, signal: AbortSignal, times: Times): Promise<void> {
  const client = await listening.pool.connect();
  // A connection may break between queries, and an unhandled 'error' event ends the process.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => listening.onNotification(payload ?? ''));
  try {
    const ended = once(client, 'end', { signal });
    ended.catch(() => {}); // awaited below, unless the next line throws
    await client.query(`listen ${listening.channel}`);
    listening.onListening();
    await Promise.race([ended, proveAlive(client, listening, signal, times)]);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    client.release(true);
  }
}

/** Whether the connection answers in time. */
async function answers(client: PoolClient, withinMs: number): Promise<boolean> {
  const { promise: silence, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, withinMs, false).unref();
  const answered = client.query('select 1').then(() => true);
  answered.catch(() => {}); // when it loses the race, releasing the client ends it
  try {
    return await Promise.race([answered, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects if the connection does not answer. */
async function proveAlive(
  client: PoolClient,
  { onAlive }: Listening,
  signal: AbortSignal,
  times: Times,
): Promise<never> {
  for (;;) {
    await sleep(times.askEveryMs, undefined, { signal });
    const askedAtMs = performance.now();
    if (!(await answers(client, times.answerWithinMs))) {
      throw new Error('The connection that listens for notifications does not answer.');
    }
    onAlive?.(askedAtMs);
  }
}
