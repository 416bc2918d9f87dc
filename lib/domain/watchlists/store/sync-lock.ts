import { openPool } from '@/lib/platform/database/db';

const key = `hashtextextended('list sync: ' || $1, 0)`;

/**
 * Allows one synchronisation of a source at a time, in any process. Null, without waiting, if another is in
 * progress. Uses a separate connection, because the lock is held while the file is fetched: a killed process
 * releases it with its connection.
 */
export async function withSyncLock<Result>(
  source: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const pool = openPool(1);
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ is_free: boolean }>(
        `select pg_try_advisory_lock(${key}) as is_free`,
        [source],
      );
      if (!rows[0]?.is_free) return null;
      const result = await work();
      // The end of the connection would release it a moment later.
      await client.query(`select pg_advisory_unlock(${key})`, [source]).catch(() => {});
      return result;
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}
