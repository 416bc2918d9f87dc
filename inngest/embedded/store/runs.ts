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

export interface NewRun {
  id: string;
  function_id: string;
  event: InngestEvent;
  idempotency_key: string;
  /** Frees the key of an earlier run that is older. */
  idempotency_window?: string;
  concurrency_key: string;
}

/** In their order. One whose key is taken is left out. */
export async function insertRuns(tx: Database, runs: readonly NewRun[]): Promise<void> {
  const keyed = runs.filter(({ idempotency_window }) => idempotency_window !== undefined);
  if (keyed.length > 0) await expireIdempotencyKeys(tx, keyed);
  await tx.query(
    `insert into runner_runs (id, function_id, event, idempotency_key, concurrency_key)
     select id, function_id, event, idempotency_key, concurrency_key
     from unnest($1::text[], $2::text[], $3::jsonb[], $4::text[], $5::text[])
       as run (id, function_id, event, idempotency_key, concurrency_key)
     on conflict (function_id, idempotency_key) do nothing`,
    [
      runs.map(({ id }) => id),
      runs.map(({ function_id }) => function_id),
      runs.map(({ event }) => JSON.stringify(event)),
      runs.map(({ idempotency_key }) => idempotency_key),
      runs.map(({ concurrency_key }) => concurrency_key),
    ],
  );
}

async function expireIdempotencyKeys(tx: Database, runs: readonly NewRun[]): Promise<void> {
  await tx.query(
    `update runner_runs r set idempotency_key = 'run:' || r.id
     from unnest($1::text[], $2::text[], $3::text[]) as run (function_id, key, within)
     where r.function_id = run.function_id and r.idempotency_key = run.key and r.created_at <= now() - within::interval`,
    [
      runs.map(({ function_id }) => function_id),
      runs.map(({ idempotency_key }) => idempotency_key),
      runs.map(({ idempotency_window }) => idempotency_window),
    ],
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
