import { once } from 'node:events';
import type { Pool } from 'pg';
import { errorFields, type RunnerLogger } from './log';
import { pause } from './loop';

/** The trigger on `events` notifies this channel. */
const channel = 'probity_events';

const reconnectMs = 1_000;

/** Uses one connection of the pool until the signal aborts. While it is broken, only polling finds events. */
export async function listen(
  pool: Pool,
  wake: () => void,
  signal: AbortSignal,
  logger: RunnerLogger,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(pool, wake, signal);
    } catch (error) {
      logger.warn(
        errorFields(error),
        'The embedded runner cannot listen for events; it polls, and will try again.',
      );
    }
    await pause(reconnectMs, signal);
  }
}

async function listenOnce(pool: Pool, wake: () => void, signal: AbortSignal): Promise<void> {
  const client = await pool.connect();
  // A connection may break between queries, and an unhandled 'error' event ends the process.
  client.on('error', () => {});
  client.on('notification', wake);
  try {
    const ended = once(client, 'end', { signal });
    ended.catch(() => {}); // awaited below, unless the next line throws
    await client.query(`listen ${channel}`);
    wake();
    await ended;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    client.release(true);
  }
}
