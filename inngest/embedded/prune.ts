import type { Pool } from 'pg';

const batchSize = 1_000;

/**
 * Deletes ended runs and routed events older than `days`, some at a time. Returns how many: while that is not nothing,
 * there may be more.
 */
export async function prune(pool: Pool, days: number): Promise<number> {
  const runs = await pool.query(
    `delete from runner_runs where id in (
       select id from runner_runs where ended_at < now() - $1 * interval '1 day' order by ended_at limit $2
     )`,
    [days, batchSize],
  );
  const events = await pool.query(
    `delete from events where sequence in (
       select sequence from events where routed_at < now() - $1 * interval '1 day' order by sequence limit $2
     )`,
    [days, batchSize],
  );
  return (runs.rowCount ?? 0) + (events.rowCount ?? 0);
}
