import type { PoolClient } from 'pg';
import { db } from '@/lib/platform/db';

const key = `hashtextextended('watchlist: ' || $1, 0)`;

const leaveToNextStatement = () => {};

/**
 * Runs alone among the imports of one list, of all processes, on a connection of its own. Waits for one that is under
 * way; one that was killed holds nothing.
 */
export async function alone<Result>(
  list: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db().pool.connect();
  // A connection that breaks between two statements says so; the next statement fails by it.
  client.on('error', leaveToNextStatement);
  let broken = true;
  try {
    await client.query(`select pg_advisory_lock(${key})`, [list]);
    const result = await work(client);
    await client.query(`select pg_advisory_unlock(${key})`, [list]);
    broken = false;
    return result;
  } finally {
    client.off('error', leaveToNextStatement);
    // What failed may have left the connection anywhere: it is closed, and the lock with it.
    client.release(broken);
  }
}
