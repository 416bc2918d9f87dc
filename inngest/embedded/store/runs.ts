import { newToken } from '@/lib/platform/ids';
import type { InngestEvent } from '../../outbox/event';
import type { Database } from '../../outbox/transaction';

export interface Run {
  id: string;
  function_id: string;
  /** 0 for none, as for runs of a cron. */
  project_id: number;
  event: InngestEvent;
  attempt: number;
  /** How often in a row its worker was lost. */
  faults: number;
  /** The fencing token: it increases with every claim, and writes under an older one are refused. */
  lease_generation: number;
}

export const runColumns = 'r.id, function_id, project_id, event, attempt, faults, lease_generation';

export interface NewRun {
  function_id: string;
  event: InngestEvent;
}

/** In order. An event starts a function once. */
export async function insertRuns(tx: Database, runs: readonly NewRun[]): Promise<void> {
  await tx.query({
    name: 'runner: insert runs',
    text: `insert into runner_runs (id, function_id, project_id, event, idempotency_key)
     select id, function_id, coalesce((event -> 'data' ->> 'project_id')::int, 0), event, 'event:' || (event ->> 'id')
     from unnest($1::text[], $2::text[], $3::jsonb[]) as run (id, function_id, event)
     on conflict (function_id, idempotency_key) do nothing`,
    values: [
      runs.map(() => newToken('run')),
      runs.map(({ function_id }) => function_id),
      runs.map(({ event }) => JSON.stringify(event)),
    ],
  });
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
