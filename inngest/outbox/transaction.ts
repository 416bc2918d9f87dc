import type { Pool, PoolClient } from 'pg';

export type Database = Pick<PoolClient, 'query'>;

/**
 * A process that stalls inside a transaction must not block other workers with its locks. Lookups must use an
 * index: a plan made while the tables were small, or from old statistics, must not scan large tables.
 */
const begin = `begin; set local idle_in_transaction_session_timeout = '10s'; set local enable_seqscan = off`;

/** `first` is a statement sent together with BEGIN, so that a lock costs no extra round trip. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Database) => Promise<Result>,
  first = '',
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  const onError = () => void (broken = true); // an unhandled 'error' event would end the process
  client.on('error', onError);
  try {
    await client.query(`${begin}; ${first}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
