import type { Pool } from 'pg';
import type { NewEvent } from '../../outbox/store';
import type { Run } from './runs';
import type { FinishedStep, Step, WaitingStep } from './steps';

// Reads and writes of a turn, each in one statement that commits by itself. A statement is refused, and
// writes nothing, if the run has ended or its fencing token is stale.

/** The steps of a run end one after another, so their number is also the position of the next one. */
export interface Turn {
  run: Run;
  /** In the order in which they began. */
  steps: readonly Step[];
}

const isLeased = `r.id = $1 and r.lease_generation = $2 and r.status = 'running'`;

/** Commits without waiting for the disk: work lost in a crash of the server is repeated (docs/adr/0058). */
const underLease = `${isLeased} and set_config('synchronous_commit', 'off', true) is not null`;

/** Ends a wait whose time is up. Undefined if the run no longer belongs to the worker. */
export async function findTurn(pool: Pool, run: Run): Promise<Turn | undefined> {
  const { rows } = await pool.query<
    Pick<Run, 'attempt' | 'faults'> & Omit<Step, 'id'> & { id: string | null }
  >({
    name: 'runner: find turn',
    text: `with elapsed as (
         update runner_steps s set status = 'done', data = 'null', wake_at = null
         from runner_runs r
         where ${underLease} and s.run_id = r.id and s.status = 'waiting' and s.wake_at <= now()
         returning s.id
       )
       select r.attempt, r.faults, s.id, s.data, s.error from runner_runs r left join runner_steps s
         on s.run_id = r.id and (s.status = 'done' or s.id in (select id from elapsed))
       where ${isLeased} order by s.completed_order`,
    values: [run.id, run.lease_generation],
  });
  const [first] = rows;
  if (!first) return undefined;
  const steps = rows.flatMap(({ id, data, error }) => (id === null ? [] : [{ id, data, error }]));
  return { run: { ...run, attempt: first.attempt, faults: first.faults }, steps };
}

export interface RunEnd {
  ending: 'completed' | 'failed';
  output: unknown;
  /** The event about a failure. */
  event?: NewEvent;
}

/** Also advances the fencing token, so that nothing more is written under the lease. */
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

/** Returns the next turn; undefined if the statement was refused. */
export async function finishStep(
  pool: Pool,
  { run, steps }: Turn,
  step: FinishedStep,
): Promise<Turn | undefined> {
  const { id, name, op, data, error } = step;
  const { rowCount } = await pool.query({
    name: 'runner: finish step',
    text: `with run as (
       update runner_runs r set attempt = 0, faults = 0 where ${underLease} returning r.id
     )
     insert into runner_steps (run_id, id, name, op, status, data, error, completed_order)
     select run.id, $3, $4, $5, 'done', $6, $7, $8 from run`,
    values: [
      run.id,
      run.lease_generation,
      id,
      name,
      op,
      error ? null : JSON.stringify(data),
      error ? JSON.stringify(error) : null,
      steps.length + 1,
    ],
  });
  return rowCount === 1
    ? { run: { ...run, attempt: 0, faults: 0 }, steps: [...steps, { id, data, error }] }
    : undefined;
}

/** Also ends the lease. An earlier wait continues. */
export async function beginWait(pool: Pool, { run, steps }: Turn, step: WaitingStep): Promise<void> {
  await pool.query({
    name: 'runner: begin wait',
    text: `with run as (
       select r.id from runner_runs r where ${underLease} for no key update
     ), wait as (
       insert into runner_steps as s (run_id, id, name, op, status, wake_at, completed_order)
       select run.id, $3, $4, $5, 'waiting', $6, $7 from run
       on conflict (run_id, id) do update set status = s.status returning s.wake_at
     )
     update runner_runs r set attempt = 0, faults = 0, lease_until = null, wake_at = wait.wake_at from wait where r.id = $1`,
    values: [run.id, run.lease_generation, step.id, step.name, step.op, step.wake_at, steps.length + 1],
  });
}

/** Ends the lease, then the code of the function is retried. */
export async function scheduleAttempt(pool: Pool, run: Run, attempt: number, at: Date): Promise<void> {
  await pool.query({
    name: 'runner: schedule attempt',
    text: `update runner_runs r set attempt = $3, faults = 0, lease_until = null, wake_at = $4
      where ${underLease}`,
    values: [run.id, run.lease_generation, attempt, at],
  });
}
