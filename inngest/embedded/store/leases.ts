import type { Pool } from 'pg';
import type { RegisteredFunction } from '../register';
import { runColumns, type Run } from './runs';
import { inTransaction } from './transaction';

/** Serialises the claims of limited functions, so that two workers cannot both take the last free slot. */
const claimLock = `select pg_advisory_xact_lock(hashtext('runner: claim'))`;

/** Claimable when its lease ends while a worker has it, otherwise when it is due. */
const dueAt = 'coalesce(r.lease_until, r.wake_at)';

/**
 * Functions take turns: the first due run of each function comes before the second run of any. Rows that were
 * locked in the meantime are checked again in their current state. That check is outside of `free`, where it
 * would invite a plan that scans all due runs.
 */
const claim = `
  with due as (
    select next.*, row_number() over (partition by f.id order by due_at) as turn
    from unnest($1::text[], $2::int[]) as f (id, places) cross join lateral (
      select count(*)::int as count from runner_runs l
      where f.places is not null and l.function_id = f.id and l.lease_until > now()
    ) held cross join lateral (
      select r.id, ${dueAt} as due_at from runner_runs r
      where r.function_id = f.id and r.status = 'running' and ${dueAt} <= now()
      order by ${dueAt} limit greatest(0, least($3, f.places - held.count))
    ) next
  ), free as (
    select r.id as run_id, r.status, ${dueAt} as due_at
    from runner_runs r join (select id from due order by turn, due_at limit $3) chosen using (id)
    for update of r skip locked
  )
  update runner_runs r
  set faults = faults + case when lease_until is null then 0 else 1 end,
    lease_until = now() + $4 * interval '1 millisecond', lease_generation = lease_generation + 1, wake_at = null
  from free where r.id = run_id and free.status = 'running' and free.due_at <= now()
  returning ${runColumns}`;

export function claimRuns(
  pool: Pool,
  functions: readonly RegisteredFunction[],
  limit: number,
  leaseMs: number,
): Promise<Run[]> {
  const places = functions.map(({ concurrency }) => concurrency ?? null);
  const values = [functions.map(({ id }) => id), places, limit, leaseMs];
  return inTransaction(
    pool,
    async (tx) => (await tx.query<Run>({ name: 'runner: claim', text: claim, values })).rows,
    places.some((each) => each !== null) ? claimLock : undefined,
  );
}

/** Milliseconds until the next run becomes due or a lease ends; undefined if there is none. */
export async function nextDueInMs(
  pool: Pool,
  functions: readonly RegisteredFunction[],
): Promise<number | undefined> {
  const { rows } = await pool.query<{ ms: number | null }>({
    name: 'runner: next due',
    text: `select (extract(epoch from min(next.due_at) - clock_timestamp()) * 1000)::float8 as ms
      from unnest($1::text[]) as f (id) cross join lateral (
        select ${dueAt} as due_at from runner_runs r
        where r.function_id = f.id and r.status = 'running' and ${dueAt} > now() order by due_at limit 1
      ) next`,
    values: [functions.map(({ id }) => id)],
  });
  return rows[0]?.ms ?? undefined;
}

/** The heartbeat. Skips runs that are currently locked; the next heartbeat extends them. */
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

/** Ends the lease so that another worker can claim the run immediately, and advances the fencing token. */
export async function abandonRun(pool: Pool, run: Run): Promise<void> {
  await pool.query(
    `update runner_runs set lease_until = null, wake_at = now(), lease_generation = lease_generation + 1
     where id = $1 and lease_generation = $2 and lease_until is not null`,
    [run.id, run.lease_generation],
  );
}

export async function postponeRun(pool: Pool, run: Run, ms: number): Promise<void> {
  await pool.query(
    `update runner_runs set lease_until = null, wake_at = now() + $3 * interval '1 millisecond', faults = faults + 1
     where id = $1 and lease_generation = $2 and lease_until is not null`,
    [run.id, run.lease_generation, ms],
  );
}
