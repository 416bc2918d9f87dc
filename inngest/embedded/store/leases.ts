import type { Pool } from 'pg';
import type { RegisteredFunction } from '../register';
import { runColumns, type Run } from './runs';
import { inTransaction } from './transaction';

/** Serialises the claims of limited functions, so that two workers cannot both take the last free slot. */
const claimLock = `select pg_advisory_xact_lock(hashtext('runner: claim'))`;

/** Claimable when its lease ends while a worker has it, otherwise when it is due. */
const dueAt = 'coalesce(r.lease_until, r.wake_at)';

/**
 * Projects take turns, the one with the fewest active runs in this worker first, and none gets more than $7. So do
 * functions: the first due run of each comes before the second of any.
 *
 * Where more runs of a function are due than there are free places, its projects are found one after another in the
 * index, so that runs of one project are not read to find those of another. Rows that were locked in the meantime are
 * checked again in their current state. That check is outside of `free`, where it would invite a plan that scans all due
 * runs.
 */
const claim = `
  with recursive functions as (
    select f.id, places - held.count as places from unnest($1::text[], $2::int[]) as f (id, places) cross join lateral (
      select count(*)::int as count from runner_runs l
      where f.places is not null and l.function_id = f.id and l.lease_until > now()
    ) held
    where places is null or places > held.count
  ), first_due as (
    select f.id as function_id, next.* from functions f cross join lateral (
      select project_id, ${dueAt} as due_at from runner_runs r
      where function_id = f.id and status = 'running' and ${dueAt} <= now() order by ${dueAt} limit $3 + 1
    ) next
  ), earliest as (
    select function_id, -1 as project_id, null::timestamptz as due_at from first_due
    group by function_id having count(*) > $3
    union all
    select before.function_id, next.* from earliest before cross join lateral (
      select project_id, ${dueAt} as due_at from runner_runs r
      where function_id = before.function_id and ended_at is null and project_id > before.project_id
      order by project_id, ${dueAt} limit 1
    ) next
  ), waiting as (
    select each.*, coalesce(active, 0) as active,
      row_number() over (partition by function_id order by coalesce(active, 0), due_at) as place
    from (
      select * from earliest where due_at <= now()
      union select function_id, project_id, min(due_at) from first_due group by function_id, project_id
    ) each left join unnest($5::int[], $6::int[]) as a (project_id, active) using (project_id)
    where coalesce(active, 0) < $7
  ), due as (
    select function_id, project_id, $7 - active as free, next.*,
      active + row_number() over (partition by function_id, project_id order by next.due_at) as turn
    from waiting w join functions f on f.id = function_id cross join lateral (
      select r.id, ${dueAt} as due_at from runner_runs r
      where r.function_id = f.id and r.ended_at is null and r.project_id = w.project_id and ${dueAt} <= now()
      order by ${dueAt} limit least($3, $7 - active, places)
    ) next
    where place <= $3
  ), of_project as (
    select *, row_number() over (partition by project_id order by turn, due_at) as place from due
  ), of_function as (
    select *, row_number() over (partition by function_id order by turn, due_at) as place_of_function
    from of_project where place <= free
  ), chosen as (
    select d.id from of_function d join functions f on f.id = d.function_id
    where places is null or place_of_function <= places
    order by turn, due_at limit $3
  ), free as (
    select r.id as run_id, r.status, ${dueAt} as due_at from runner_runs r join chosen using (id)
    for update of r skip locked
  )
  update runner_runs r
  set faults = faults + case when lease_until is null then 0 else 1 end,
    lease_until = now() + $4 * interval '1 millisecond', lease_generation = lease_generation + 1, wake_at = null
  from free where r.id = run_id and free.status = 'running' and free.due_at <= now()
  returning ${runColumns}`;

export interface Claim {
  limit: number;
  leaseMs: number;
  /** How many runs of each project the worker has. */
  active: ReadonlyMap<number, number>;
  /** At most as many may it have of one project. */
  perProject: number;
}

export function claimRuns(
  pool: Pool,
  functions: readonly RegisteredFunction[],
  { limit, leaseMs, active, perProject }: Claim,
): Promise<Run[]> {
  const places = functions.map(({ concurrency }) => concurrency ?? null);
  const ofProjects = [[...active.keys()], [...active.values()], perProject];
  const values = [functions.map(({ id }) => id), places, limit, leaseMs, ...ofProjects];
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
