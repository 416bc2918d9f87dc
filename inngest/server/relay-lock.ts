import type { Pool } from 'pg';

const lock = `hashtext('inngest: relay')`;

/**
 * Works unless another process does, and then returns 0. The lock is the connection's and not a transaction's: the work talks to
 * the network. It ends with the connection.
 */
export async function holdingLock(pool: Pool, work: () => Promise<number>): Promise<number> {
  const connection = await pool.connect();
  let held = false;
  try {
    const { rows } = await connection.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${lock}) as held`,
    );
    held = rows[0]?.held ?? false;
    return held ? await work() : 0;
  } finally {
    const released =
      !held || (await connection.query(`select pg_advisory_unlock(${lock})`).catch(() => null));
    // A connection that could not give the lock back is closed, which does.
    connection.release(released === null);
  }
}
