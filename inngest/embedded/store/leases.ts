import type { Pool } from 'pg';
import type { RegisteredFunction } from '../register';
import { claimStatement, dueAt } from './claim-statement';
import type { Run } from './runs';
import { inTransaction } from '../../outbox/transaction';

/** Serialises the claims of limited functions, so that two workers cannot both take the last free slot. */
const claimLock = `select pg_advisory_xact_lock(hashtext('runner: claim'))`;

export interface Claim {
  /** Free places of the worker. */
  limit: number;
  leaseMs: number;
  /** How many runs of each project the worker has. */
  active: ReadonlyMap<number, number>;
  /** Maximum runs of one project in the worker. */
  perProject: number;
  /** How many of the free places only projects without an active run in the worker get. */
  kept: number;
  /** How many runs it may take that may have ended their workers. */
  suspects: number;
}

export function claimRuns(
  pool: Pool,
  functions: readonly RegisteredFunction[],
  { limit, leaseMs, active, perProject, kept, suspects }: Claim,
): Promise<Run[]> {
  const places = functions.map(({ concurrency }) => concurrency ?? null);
  const ofProjects = [[...active.keys()], [...active.values()], perProject, kept, suspects];
  const values = [functions.map(({ id }) => id), places, limit, leaseMs, ...ofProjects];
  return inTransaction(
    pool,
    async (tx) => (await tx.query<Run>({ name: 'runner: claim', text: claimStatement, values })).rows,
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

/**
 * Makes the runs of dead workers due at the time at which they were created, so that they come before what their project
 * asked for later. The end of their lease alone would put them behind all that waited by then.
 */
export async function freeLostRuns(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  const { rowCount } = await pool.query({
    name: 'runner: free lost runs',
    text: `with lost as (
        select id from runner_runs where function_id = any ($1::text[]) and lease_until <= now()
        for update skip locked
      )
      update runner_runs r
      set lease_until = null, wake_at = created_at, faults = faults + 1, lease_generation = lease_generation + 1
      from lost where r.id = lost.id`,
    values: [functions.map(({ id }) => id)],
  });
  return rowCount ?? 0;
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
