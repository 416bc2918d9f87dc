import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { errorFields, type RunnerLogger } from './log';
import { pause } from './loop';

/** The trigger on `events` notifies this channel. */
const channel = 'probity_events';

/** A network may drop a connection without a word to either end, so the connection is asked for a sign of life. */
const usualTimes = { reconnectMs: 1_000, askEveryMs: 10_000, answerWithinMs: 5_000 };
type Times = typeof usualTimes;

/** Uses one connection of the pool until the signal aborts. While it is broken, only polling finds events. */
export async function listen(
  pool: Pool,
  wake: () => void,
  signal: AbortSignal,
  logger: RunnerLogger,
  times: Times = usualTimes,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(pool, wake, signal, times);
    } catch (error) {
      logger.warn(
        errorFields(error),
        'The embedded runner cannot listen for events; it polls, and will try again.',
      );
    }
    await pause(times.reconnectMs, signal);
  }
}

async function listenOnce(pool: Pool, wake: () => void, signal: AbortSignal, times: Times): Promise<void> {
  const client = await pool.connect();
  // A connection may break between queries, and an unhandled 'error' event ends the process.
  client.on('error', () => {});
  client.on('notification', wake);
  try {
    const ended = once(client, 'end', { signal });
    ended.catch(() => {}); // awaited below, unless the next line throws
    await client.query(`listen ${channel}`);
    wake();
    await Promise.race([ended, proveAlive(client, signal, times)]);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    client.release(true);
  }
}

/** Rejects when the connection does not answer. */
async function proveAlive(client: PoolClient, signal: AbortSignal, times: Times): Promise<never> {
  for (;;) {
    await sleep(times.askEveryMs, undefined, { signal });
    const answered = client.query('select 1').then(() => true);
    answered.catch(() => {}); // when it loses the race, releasing the client ends it
    if (!(await Promise.race([answered, sleep(times.answerWithinMs, false, { ref: false })]))) {
      throw new Error('The connection that listens for events does not answer.');
    }
  }
}
