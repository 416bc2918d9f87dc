import type { Database } from '../../outbox/transaction';

/** In a fixed order, so that two workers do not deadlock. */
export async function markSeen(db: Database, ids: readonly string[]): Promise<void> {
  await db.query(
    `insert into runner_functions (id, seen_at) select id, now() from unnest($1::text[]) as f (id) order by id
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [ids],
  );
}

export async function deleteUnseen(db: Database, minutes: number): Promise<void> {
  await db.query(
    `delete from runner_functions where id in (
       select id from runner_functions where seen_at < now() - $1 * interval '1 minute' for update skip locked
     )`,
    [minutes],
  );
}

const isOfNobody = 'function_id not in (select id from runner_functions)';

/**
 * Runs that have been due for this long and that no worker can claim. Returns the function of each. Advances
 * the fencing token, like every end of a run.
 */
export async function cancelRunsOfNobody(db: Database, hours: number, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ function_id: string }>(
    `update runner_runs set status = 'cancelled', output = 'null', ended_at = now(), wake_at = null, lease_until = null,
       lease_generation = lease_generation + 1
     where id in (
       select id from runner_runs where status = 'running' and ${isOfNobody}
         and coalesce(lease_until, wake_at) < now() - $1 * interval '1 hour' limit $2 for update skip locked
     ) returning function_id`,
    [hours, limit],
  );
  return rows.map(({ function_id }) => function_id);
}

/** Returns the function of each. */
export async function deleteCronsOfNobody(db: Database, hours: number): Promise<string[]> {
  const { rows } = await db.query<{ function_id: string }>(
    `delete from runner_crons where ${isOfNobody} and next_at < now() - $1 * interval '1 hour' returning function_id`,
    [hours],
  );
  return rows.map(({ function_id }) => function_id);
}
