import pg from 'pg';

/** Only the rows that a one-step run leaves behind: an event, a run and its step, each changed as often. */
const rowsOfOneRun = [
  `insert into events (token, type, data) values ('evt_bare_' || $1, 'bench.bare', '{}')`,
  `insert into runner_runs (id, function_id, event, idempotency_key) values ('bare_' || $1, 'bare', '{}', 'bare_' || $1)`,
  `update events set routed_at = now() where token = 'evt_bare_' || $1`,
  `update runner_runs set lease_until = now(), wake_at = null where id = 'bare_' || $1`,
  `insert into runner_steps (run_id, id, name, op, status, data) values ('bare_' || $1, '1', '1', 'StepRun', 'done', '1')`,
  `update runner_runs set status = 'completed', ended_at = now(), lease_until = null where id = 'bare_' || $1`,
];

/** Runs per second of ten connections that write these rows, one transaction per run. */
export async function bareRunsPerSecond(url: string, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const startedAtMs = performance.now();
  let next = 0;
  const write = async () => {
    const connection = await pool.connect();
    for (let n = next++; n < count; n = next++) {
      await connection.query('begin');
      for (const [place, text] of rowsOfOneRun.entries()) {
        await connection.query({ name: `bare ${place}`, text, values: [String(n)] });
      }
      await connection.query('commit');
    }
    connection.release();
  };
  await Promise.all(Array.from({ length: 10 }, write));
  const seconds = (performance.now() - startedAtMs) / 1_000;
  await pool.query(`delete from runner_runs where function_id = 'bare'`);
  await pool.query(`delete from events where type = 'bench.bare'`);
  await pool.end();
  return count / seconds;
}
