import type { InngestEvent } from '../expression';
import type { Database } from './transaction';

export interface Run {
  id: string;
  function_id: string;
  event: InngestEvent;
  attempt: number;
  /** How often in a row its worker was lost. */
  faults: number;
  /** The fencing token: it grows with every claim, and writes under an older one are refused. */
  lease_generation: number;
  created_at: Date;
}

export const runColumns = 'id, function_id, event, attempt, faults, lease_generation, created_at';

const underLease = `from runner_runs where id = $1 and lease_generation = $2 and status = 'running'`;

export async function findLeasedRun(db: Database, run: Run): Promise<Run | undefined> {
  const { rows } = await db.query<Run>(`select ${runColumns} ${underLease}`, [run.id, run.lease_generation]);
  return rows[0];
}

/** Undefined if the run has ended or the fencing token is stale: the caller must not write anything for it. */
export async function lockRun(tx: Database, run: Run): Promise<Run | undefined> {
  const { rows } = await tx.query<Run>(`select ${runColumns} ${underLease} for update`, [
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

export async function insertRun(tx: Database, run: NewRun): Promise<void> {
  await tx.query(
    `insert into runner_runs (id, function_id, event, idempotency_key) values ($1, $2, $3, $4)
     on conflict (function_id, idempotency_key) do nothing`,
    [run.id, run.function_id, run.event, run.idempotency_key],
  );
}

export async function expireIdempotencyKey(
  tx: Database,
  functionId: string,
  key: string,
  window: string,
): Promise<void> {
  await tx.query(
    `update runner_runs set idempotency_key = 'run:' || id
     where function_id = $1 and idempotency_key = $2 and created_at <= now() - $3::interval`,
    [functionId, key, window],
  );
}

export type Ending = 'completed' | 'failed' | 'cancelled';

/** Ends a running run, and advances its fencing token so that its worker can write no more. */
export async function endRun(tx: Database, runId: string, ending: Ending, output: unknown): Promise<void> {
  await tx.query(
    `update runner_runs set status = $2, output = $3, ended_at = now(), wake_at = null, lease_until = null,
       lease_generation = lease_generation + 1
     where id = $1 and status = 'running'`,
    [runId, ending, JSON.stringify(output ?? null)],
  );
}

/** Makes a sleeping or waiting run due. One that is being worked on is claimed again afterwards. */
export async function wakeRun(tx: Database, runId: string): Promise<void> {
  await tx.query(`update runner_runs set wake_at = now() where id = $1 and status = 'running'`, [runId]);
}

export async function resetFaults(tx: Database, runId: string): Promise<void> {
  await tx.query(`update runner_runs set faults = 0 where id = $1`, [runId]);
}

export async function resetAttempt(tx: Database, runId: string): Promise<void> {
  await tx.query(`update runner_runs set attempt = 0 where id = $1`, [runId]);
}

export async function scheduleAttempt(tx: Database, runId: string, attempt: number, at: Date): Promise<void> {
  await tx.query(`update runner_runs set attempt = $2, wake_at = least(wake_at, $3) where id = $1`, [
    runId,
    attempt,
    at,
  ]);
}

export async function lockRunsOf(
  tx: Database,
  functionId: string,
  required: readonly object[],
): Promise<Pick<Run, 'id' | 'event' | 'created_at'>[]> {
  const { rows } = await tx.query<Pick<Run, 'id' | 'event' | 'created_at'>>(
    `select id, event, created_at from runner_runs r where function_id = $1 and status = 'running'
       and not exists (select from jsonb_array_elements($2::jsonb) required where not r.event @> required)
     for update`,
    [functionId, JSON.stringify(required)],
  );
  return rows;
}

export async function deleteEndedRuns(db: Database, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from runner_runs where id in (
       select id from runner_runs where ended_at < now() - $1 * interval '1 day' order by ended_at limit $2
     )`,
    [days, limit],
  );
  return rowCount ?? 0;
}
