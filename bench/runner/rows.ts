import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const channel = 'probity_events';

/** Runs per second from the commit of this many events to the end of the last run, by the database's clock. */
export async function runsPerSecond(pool: Pool, count: number): Promise<number> {
  await pool.query(`delete from runner_runs where function_id = 'bench-one-step'`);
  const { rows } = await pool.query<{ at: Date }>(
    `insert into events (token, type, data) select 'evt_' || gen_random_uuid(), 'bench.work', '{}'
     from generate_series(1, $1) returning clock_timestamp() as at`,
    [count],
  );
  await pool.query('select pg_notify($1, $2)', [channel, '']);
  for (;;) {
    await sleep(100);
    const ended = await pool.query<{ count: number; last: Date }>(
      `select count(*)::int, max(ended_at) as last from runner_runs
       where function_id = 'bench-one-step' and status = 'completed'`,
    );
    const [row] = ended.rows;
    if (!row || row.count < count) continue;
    return count / ((row.last.getTime() - (rows[0]?.at.getTime() ?? 0)) / 1_000);
  }
}

/** Inserts runs that have slept for a while, and will sleep for a day or more. */
export async function insertSleepers(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into runner_runs (id, function_id, event, idempotency_key, wake_at)
     select 'asleep_' || n, 'bench-sleeper', '{"id": "evt_asleep", "name": "bench.sleep", "data": {}, "ts": 0}',
       'asleep_' || n, now() + interval '1 day' + n * interval '1 second' from generate_series(1, $1) as n`,
    [count],
  );
  await pool.query(
    `insert into runner_steps (run_id, id, name, op, status, wake_at)
     select id, '1', 'until then', 'Sleep', 'waiting', wake_at from runner_runs where id like 'asleep_%'`,
  );
  await pool.query('analyze runner_runs, runner_steps').catch(() => {}); // only the owner may; autovacuum will
}

export async function send(pool: Pool, token: string, type: string, data: object): Promise<void> {
  await pool.query('insert into events (token, type, data) values ($1, $2, $3)', [token, type, data]);
}

/** Notifies workers after the commit, as `transaction` does. */
export async function announce(pool: Pool): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [channel, '']);
}
