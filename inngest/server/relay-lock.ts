import type { Pool } from 'pg';

const lock = `hashtext('inngest: relay')`;

/**
 * Runs the work unless another process does, then returns 0. The lock belongs to the connection rather than a
 * transaction, because the work uses the network. It ends with the connection.
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
    // If the lock cannot be released, closing the connection releases it.
    connection.release(released === null);
  }
}
