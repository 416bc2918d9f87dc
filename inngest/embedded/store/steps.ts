import type { InngestEvent } from '../expression';
import type { Database } from './transaction';

export interface Step {
  id: string;
  status: 'planned' | 'waiting' | 'done';
  data: unknown;
  error: object | null;
  attempt: number;
  /** A planned step may run, or the time of a waiting one is up. */
  due: boolean;
}

/** Finished steps come first, in the order in which they finished. */
export async function findSteps(db: Database, runId: string): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    `select id, status, data, error, attempt, coalesce(wake_at <= now(), true) as due
     from runner_steps where run_id = $1 order by completed_order nulls last, wake_at nulls first, id`,
    [runId],
  );
  return rows;
}

/** Earliest first. The run must be locked. */
export async function endElapsedSteps(tx: Database, runId: string): Promise<void> {
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

export interface Wait {
  run_id: string;
  id: string;
  wait_if: string | null;
  event: InngestEvent;
}

/** Locks the runs that wait for an event of this name, and returns the waits that it may match. */
export async function lockWaits(tx: Database, event: InngestEvent): Promise<Wait[]> {
  const { rows } = await tx.query<Wait>(
    `select s.run_id, s.id, s.wait_if, r.event from runner_steps s join runner_runs r on r.id = s.run_id
     where s.status = 'waiting' and s.wait_event = $1 and r.status = 'running'
       and not exists (select from jsonb_array_elements(s.wait_match) required where not $2::jsonb @> required)
     for update of r`,
    [event.name, event],
  );
  return rows;
}

/** False if the wait was over. The run must be locked. */
export async function endWait(
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

/** Inserts a planned or waiting step; false if a replay reported it again. */
export async function insertStep(tx: Database, runId: string, step: StepWrite): Promise<boolean> {
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

export async function finishStep(tx: Database, runId: string, step: StepWrite): Promise<void> {
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

export async function scheduleStepAttempt(
  tx: Database,
  runId: string,
  stepId: string,
  attempt: number,
  at: Date,
): Promise<void> {
  await tx.query(`update runner_steps set attempt = $3, wake_at = $4 where run_id = $1 and id = $2`, [
    runId,
    stepId,
    attempt,
    at,
  ]);
}
