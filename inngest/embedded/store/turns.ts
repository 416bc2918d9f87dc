import type { Pool } from 'pg';
import type { NewEvent } from './events';
import type { Ending, Run } from './runs';
import type { Step, StepWrite } from './steps';

// What a turn reads and writes, each in one statement that commits by itself. A statement is refused, and writes nothing, when
// the run has ended or its fencing token is stale.

const isLeased = `r.id = $1 and r.lease_generation = $2 and r.status = 'running'`;

/** Also lets the commit go ahead of the disk: what a crash of the server takes away is done again (docs/adr/0058). */
const underLease = `${isLeased} and set_config('synchronous_commit', 'off', true) is not null`;

/** How many steps have ended, with those of other versions of this program, which did not count them. */
const completedSteps = `greatest(r.completed_steps, (
  select coalesce(max(completed_order), 0) from runner_steps where run_id = r.id
))`;

export interface TurnRows {
  attempt: number;
  faults: number;
  /** Finished ones come first, in the order in which they finished. */
  steps: Step[];
}

/** Undefined if the run is not the worker's any more. */
export async function findTurn(pool: Pool, run: Run): Promise<TurnRows | undefined> {
  const { rows } = await pool.query<
    Omit<Step, 'id'> & Omit<TurnRows, 'steps'> & { id: string | null; attempts: number }
  >({
    name: 'runner: find turn',
    text: `select r.attempt as attempts, r.faults, s.id, s.status, s.data, s.error, s.attempt,
         coalesce(s.wake_at <= now(), true) as due
       from runner_runs r left join runner_steps s on s.run_id = r.id where ${isLeased}
       order by s.completed_order nulls last, s.wake_at nulls first, s.id`,
    values: [run.id, run.lease_generation],
  });
  const [first] = rows;
  if (!first) return undefined;
  const steps = rows.flatMap(({ id, status, data, error, attempt, due }) =>
    id === null ? [] : [{ id, status, data, error, attempt, due }],
  );
  return { attempt: first.attempts, faults: first.faults, steps };
}

/** Ends the waits whose time is up, the earliest first. */
export async function endElapsedSteps(pool: Pool, run: Run): Promise<void> {
  await pool.query({
    name: 'runner: end elapsed',
    text: `with elapsed as (
       select id, row_number() over (order by wake_at) as place, count(*) over () as total from runner_steps
       where run_id = $1 and status = 'waiting' and wake_at <= now()
     ), run as (
       update runner_runs r set completed_steps = ${completedSteps} + (select count(*) from elapsed)
       where ${underLease} returning completed_steps
     )
     update runner_steps s set status = 'done', data = 'null', wake_at = null,
       completed_order = run.completed_steps - total + place
     from run, elapsed where s.run_id = $1 and s.id = elapsed.id and s.status = 'waiting'`,
    values: [run.id, run.lease_generation],
  });
}

export interface RunEnd {
  ending: Exclude<Ending, 'cancelled'>;
  output: unknown;
  /** What tells of a failure. */
  event?: NewEvent;
}

/** Advances the fencing token too, so that nothing more is written under the lease. */
export async function endLeasedRun(pool: Pool, run: Run, { ending, output, event }: RunEnd): Promise<void> {
  await pool.query({
    name: 'runner: end run',
    text: `with run as (
       update runner_runs r set status = $3, output = $4, ended_at = now(), wake_at = null, lease_until = null,
         lease_generation = lease_generation + 1
       where ${underLease} returning id
     )
     insert into events (token, project_id, type, data) select $5, $6::int, $7, $8::jsonb from run where $5::text is not null
     on conflict (token) do nothing`,
    values: [
      run.id,
      run.lease_generation,
      ending,
      JSON.stringify(output ?? null),
      event?.token,
      event?.project_id,
      event?.type,
      event?.data,
    ],
  });
}

export interface StepWrites {
  /** In the order in which they finished. */
  finished: readonly StepWrite[];
  /** Planned or waiting. A replay reports them again. */
  pending: readonly StepWrite[];
}

/** Returns the statuses of the pending steps that are new; undefined if the statement was refused. */
export async function writeSteps(
  pool: Pool,
  run: Run,
  { finished, pending }: StepWrites,
): Promise<StepWrite['status'][] | undefined> {
  const { rows } = await pool.query<{ inserted: StepWrite['status'][] | null }>({
    name: 'runner: write steps',
    text: `with run as (
       update runner_runs r set attempt = 0, faults = 0, completed_steps = ${completedSteps} + cardinality($3::text[])
       where ${underLease} returning r.id, completed_steps - cardinality($3::text[]) as completed
     ), finished as (
       insert into runner_steps as s (run_id, id, name, op, status, data, error, completed_order)
       select run.id, f.id, name, op, 'done', data, error, completed + place
       from run, unnest($3::text[], $4::text[], $5::text[], $6::json[], $7::json[])
         with ordinality as f (id, name, op, data, error, place)
       on conflict (run_id, id) do update set op = excluded.op, status = excluded.status, wake_at = null,
         data = excluded.data, error = excluded.error, completed_order = excluded.completed_order
       where s.status <> 'done'
     ), inserted as (
       insert into runner_steps (run_id, id, name, op, status, wake_at, wait_event, wait_if, wait_match)
       select run.id, p.* from run, unnest($8::text[], $9::text[], $10::text[], $11::text[], $12::timestamptz[],
         $13::text[], $14::text[], $15::jsonb[]) as p
       on conflict (run_id, id) do nothing returning status
     )
     select (select array_agg(status) from inserted) as inserted from run`,
    values: [
      run.id,
      run.lease_generation,
      finished.map(({ id }) => id),
      finished.map(({ name }) => name),
      finished.map(({ op }) => op),
      finished.map(({ data, error }) => (error ? null : JSON.stringify(data))),
      finished.map(({ error }) => (error ? JSON.stringify(error) : null)),
      pending.map(({ id }) => id),
      pending.map(({ name }) => name),
      pending.map(({ op }) => op),
      pending.map(({ status }) => status),
      pending.map(({ wake_at }) => wake_at ?? null),
      pending.map(({ wait_event }) => wait_event ?? null),
      pending.map(({ wait_if }) => wait_if ?? null),
      pending.map(({ wait_match }) => (wait_match ? JSON.stringify(wait_match) : null)),
    ],
  });
  const [row] = rows;
  return row && (row.inserted ?? []);
}

/** When the code of the function is tried again. */
export async function scheduleAttempt(pool: Pool, run: Run, attempt: number, at: Date): Promise<void> {
  await pool.query(
    `update runner_runs r set attempt = $3, faults = 0, wake_at = least(wake_at, $4) where ${underLease}`,
    [run.id, run.lease_generation, attempt, at],
  );
}

export async function scheduleStepAttempt(
  pool: Pool,
  run: Run,
  stepId: string,
  attempt: number,
  at: Date,
): Promise<void> {
  await pool.query(
    `with run as (update runner_runs r set faults = 0 where ${underLease} returning id)
     update runner_steps s set attempt = $4, wake_at = $5 from run where s.run_id = run.id and s.id = $3`,
    [run.id, run.lease_generation, stepId, attempt, at],
  );
}
