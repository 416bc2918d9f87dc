import type { Pool, PoolClient } from 'pg';
import type { InngestEvent } from './expression';

/** A pool, or the client of an open transaction. */
export type Database = Pick<PoolClient, 'query'>;

export interface Run {
  id: string;
  function_id: string;
  event: InngestEvent;
  attempt: number;
  faults: number;
  lease_generation: number;
  created_at: Date;
}

export interface Step {
  id: string;
  status: 'planned' | 'waiting' | 'done';
  data: unknown;
  error: object | null;
  attempt: number;
  /** Whether its time has come: a planned step's to run, a waiting one's to end. */
  due: boolean;
}

export const columnsOfRun = 'id, function_id, event, attempt, faults, lease_generation, created_at';

/** A process that stalls in the middle of a transaction must not hold up the others with the locks it has. */
const begin = `begin; set local idle_in_transaction_session_timeout = '10s'`;

export async function inTransaction<Result>(
  pool: Pool,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  const onError = () => void (broken = true); // the query under way throws; without a listener the process would end
  client.on('error', onError);
  try {
    await client.query(begin);
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

const held = `from runner_runs where id = $1 and lease_generation = $2 and status = 'running'`;

/** Reads a run again; undefined when it has ended or its lease has moved on to somebody else. */
export async function findHeldRun(db: Database, run: Run): Promise<Run | undefined> {
  const { rows } = await db.query<Run>(`select ${columnsOfRun} ${held}`, [run.id, run.lease_generation]);
  return rows[0];
}

/**
 * The fence. Locks the run for the rest of the transaction and reads it again; where it is undefined, nothing more may be
 * written for it. Whoever writes a step holds its run.
 */
export async function holdRun(tx: Database, run: Run): Promise<Run | undefined> {
  const { rows } = await tx.query<Run>(`select ${columnsOfRun} ${held} for update`, [
    run.id,
    run.lease_generation,
  ]);
  return rows[0];
}

export interface NewRun {
  id: string;
  function_id: string;
  event: InngestEvent;
  idempotency_key: string;
}

/** One function and key begin one run; a second is dropped without a word. */
export async function insertRun(tx: Database, run: NewRun): Promise<void> {
  await tx.query(
    `insert into runner_runs (id, function_id, event, idempotency_key) values ($1, $2, $3, $4)
     on conflict (function_id, idempotency_key) do nothing`,
    [run.id, run.function_id, run.event, run.idempotency_key],
  );
}

export type Ending = 'completed' | 'failed' | 'cancelled';

/** A running run ends once; the generation moves on, so that whoever is at work on it can write no more. */
export async function endRun(tx: Database, runId: string, ending: Ending, output: unknown): Promise<void> {
  await tx.query(
    `update runner_runs set status = $2, output = $3, ended_at = now(), wake_at = null, lease_until = null,
       lease_generation = lease_generation + 1
     where id = $1 and status = 'running'`,
    [runId, ending, JSON.stringify(output ?? null)],
  );
}

/** Wakes a run that sleeps or waits; one that is being worked on looks again before it rests. */
export async function wakeRun(tx: Database, runId: string): Promise<void> {
  await tx.query(`update runner_runs set wake_at = now() where id = $1 and status = 'running'`, [runId]);
}

/** A run's steps; those that are done come first, in the order in which they ended. */
export async function findSteps(db: Database, runId: string): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    `select id, status, data, error, attempt, coalesce(wake_at <= now(), true) as due
     from runner_steps where run_id = $1 order by completed_order nulls last, wake_at nulls first, id`,
    [runId],
  );
  return rows;
}

/** Ends the sleeps and waits of a held run whose time is over, earliest first. */
export async function endElapsed(tx: Database, runId: string): Promise<void> {
  await tx.query(
    `with over as (
       select id, row_number() over (order by wake_at) as place from runner_steps
       where run_id = $1 and status = 'waiting' and wake_at <= now()
     )
     update runner_steps s set status = 'done', data = 'null', wake_at = null, completed_order = place + (
       select coalesce(max(completed_order), 0) from runner_steps where run_id = $1
     )
     from over where s.run_id = $1 and s.id = over.id`,
    [runId],
  );
}

/** Gives an awaited event to the step that waits for it; false when the wait was over. The run must be locked. */
export async function answerWait(
  tx: Database,
  runId: string,
  stepId: string,
  event: InngestEvent,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update runner_steps set status = 'done', data = $3, wake_at = null, completed_order = 1 + (
       select coalesce(max(completed_order), 0) from runner_steps where run_id = $1
     )
     where run_id = $1 and id = $2 and status = 'waiting' and wake_at > now()`,
    [runId, stepId, JSON.stringify(event)],
  );
  return rowCount === 1;
}

export interface StepWrite {
  id: string;
  name: string;
  op: string;
  status: Step['status'];
  data?: unknown;
  error?: object;
  wake_at?: Date;
  wait_event?: string;
  wait_if?: string;
  wait_match?: object[];
}

/** Writes down what is to be done or waited for; a replay announces it again, and then nothing changes. */
export async function announceStep(tx: Database, runId: string, step: StepWrite): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into runner_steps (run_id, id, name, op, status, wake_at, wait_event, wait_if, wait_match)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (run_id, id) do nothing`,
    [
      runId,
      step.id,
      step.name,
      step.op,
      step.status,
      step.wake_at ?? null,
      step.wait_event ?? null,
      step.wait_if ?? null,
      step.wait_match ? JSON.stringify(step.wait_match) : null,
    ],
  );
  return rowCount === 1;
}

/** Writes down a step's output, or its last error. */
export async function endStep(tx: Database, runId: string, step: StepWrite): Promise<void> {
  await tx.query(
    `insert into runner_steps as s (run_id, id, name, op, status, data, error, completed_order)
     values ($1, $2, $3, $4, 'done', $5, $6, 1 + (
       select coalesce(max(completed_order), 0) from runner_steps where run_id = $1
     ))
     on conflict (run_id, id) do update set op = excluded.op, status = excluded.status, wake_at = null,
       data = excluded.data, error = excluded.error, completed_order = excluded.completed_order
     where s.status <> 'done'`,
    [
      runId,
      step.id,
      step.name,
      step.op,
      step.error ? null : JSON.stringify(step.data),
      step.error ? JSON.stringify(step.error) : null,
    ],
  );
}
