import type { PoolClient } from 'pg';
import { db } from '@/lib/platform/database/db';

const key = `hashtextextended('watchlist: ' || $1, 0)`;

const ignore = () => {};

/**
 * Imports of one list, in any process, run one after the other. A process that is killed releases the lock
 * with its connection.
 */
export async function withImportLock<Result>(
  list: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db().pool.connect();
  // Without a listener a connection that breaks between two statements would end the process. The next
  // statement fails.
  client.on('error', ignore);
  let failed = true;
  try {
    await client.query(`select pg_advisory_lock(${key})`, [list]);
    const result = await work(client);
    await client.query(`select pg_advisory_unlock(${key})`, [list]);
    failed = false;
    return result;
  } finally {
    client.off('error', ignore);
    // After a failure the state of the connection is unknown: closing it also releases the lock.
    client.release(failed);
  }
}
