import type { InngestEvent } from '../expression';
import type { Database } from './transaction';

/** One that is over: it has finished, or its time is up. */
export interface Step {
  id: string;
  data: unknown;
  error: object | null;
}

export interface FinishedStep extends Step {
  name: string;
  op: string;
}

export interface WaitingStep {
  id: string;
  name: string;
  op: string;
  wake_at: Date;
  wait_event?: string;
  wait_if?: string;
  wait_match?: object[];
}

export interface Wait {
  run_id: string;
  id: string;
  wait_if: string | null;
  event: InngestEvent;
}

/** Those of the names for whose events some run waits. */
export async function findAwaited(tx: Database, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ wait_event: string }>({
    name: 'runner: awaited',
    text: `select distinct wait_event from runner_steps where status = 'waiting' and wait_event = any($1::text[])`,
    values: [names],
  });
  return new Set(rows.map(({ wait_event }) => wait_event));
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

/** Makes the run due. False if the wait was over. The run must be locked. */
export async function endWait(
  tx: Database,
  runId: string,
  stepId: string,
  event: InngestEvent,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with step as (
       update runner_steps set status = 'done', data = $3, wake_at = null
       where run_id = $1 and id = $2 and status = 'waiting' and wake_at > now() returning run_id
     )
     update runner_runs set wake_at = now() from step where id = run_id and status = 'running'`,
    [runId, stepId, JSON.stringify(event)],
  );
  return rowCount === 1;
}
