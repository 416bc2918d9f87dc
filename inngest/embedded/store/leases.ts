import type { Pool } from 'pg';
import type { RegisteredFunction } from '../register';
import { runColumns, type Run } from './runs';
import { inTransaction } from './transaction';

/** Serialises claims, so that two workers cannot both take the last free slot of a function's concurrency limit. */
const claimLock = `select pg_advisory_xact_lock(hashtext('runner: claim'))`;

/** Clears `wake_at`, so that a wake-up that arrives during the work is noticed at its end. */
export function claimRuns(
  pool: Pool,
  functions: readonly RegisteredFunction[],
  limit: number,
  leaseMs: number,
): Promise<Run[]> {
  return inTransaction(pool, async (tx) => {
    await tx.query(claimLock);
    const { rows } = await tx.query<Run>(
      `with due as (
         select next.id
         from unnest($1::text[], $2::int[]) as f (id, concurrency)
         cross join lateral (
           select r.id, coalesce(r.lease_until, r.wake_at) as due_at
           from runner_runs r
           where r.function_id = f.id and r.status = 'running' and coalesce(r.lease_until, r.wake_at) <= now()
           order by due_at
           limit case when f.concurrency is null then $3 else greatest(0, f.concurrency - (
             select count(*) from runner_runs l where l.function_id = f.id and l.lease_until > now()
           )) end
         ) next
         order by next.due_at
         limit $3
       ), free as (
         select r.id as run_id from runner_runs r join due on due.id = r.id
         where r.status = 'running' and coalesce(r.lease_until, r.wake_at) <= now()
         for update of r skip locked
       )
       update runner_runs r
       set faults = faults + case when lease_until is null then 0 else 1 end,
         lease_until = now() + $4 * interval '1 millisecond', lease_generation = lease_generation + 1, wake_at = null
       from free where id = run_id
       returning ${runColumns}`,
      [functions.map((f) => f.id), functions.map((f) => f.concurrency ?? null), limit, leaseMs],
    );
    return rows;
  });
}

/** The heartbeat. Skips runs that are locked at the moment; the next heartbeat extends them. */
export async function extendLeases(pool: Pool, runs: readonly Run[], leaseMs: number): Promise<void> {
  await pool.query(
    `with held as (
       select r.id from runner_runs r
       join unnest($1::text[], $2::int[]) as l (id, generation) on l.id = r.id and l.generation = r.lease_generation
       where r.lease_until is not null
       for update of r skip locked
     )
     update runner_runs r set lease_until = now() + $3 * interval '1 millisecond' from held where r.id = held.id`,
    [runs.map((run) => run.id), runs.map((run) => run.lease_generation), leaseMs],
  );
}

export async function releaseRun(pool: Pool, run: Run): Promise<void> {
  await pool.query(
    `update runner_runs r set lease_until = null, wake_at = least(wake_at, (
       select min(coalesce(s.wake_at, now())) from runner_steps s where s.run_id = r.id and s.status <> 'done'
     ))
     where id = $1 and lease_generation = $2 and status = 'running'`,
    [run.id, run.lease_generation],
  );
}

/** Ends the lease so that another worker can claim the run at once, and advances the fencing token. */
export async function abandonRun(pool: Pool, run: Run): Promise<void> {
  await pool.query(
    `update runner_runs set lease_until = null, wake_at = now(), lease_generation = lease_generation + 1
     where id = $1 and lease_generation = $2 and status = 'running'`,
    [run.id, run.lease_generation],
  );
}

export async function postponeRun(pool: Pool, run: Run, ms: number): Promise<void> {
  await pool.query(
    `update runner_runs set lease_until = null, wake_at = now() + $3 * interval '1 millisecond', faults = faults + 1
     where id = $1 and lease_generation = $2 and status = 'running'`,
    [run.id, run.lease_generation, ms],
  );
}
