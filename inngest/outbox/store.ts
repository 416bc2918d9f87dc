import type { Database } from './transaction';

export interface NewEvent {
  token: string;
  project_id: number | null;
  type: string;
  data: object;
}

export interface EventRow extends NewEvent {
  data: Record<string, unknown>;
  created_at: Date;
}

export async function insertEvent(db: Database, event: NewEvent): Promise<void> {
  const { token, project_id, type, data } = event;
  await db.query('insert into events (token, project_id, type, data) values ($1, $2, $3, $4)', [
    token,
    project_id,
    type,
    data,
  ]);
}

/** Only one worker routes at a time, so that runs start in the order of their events. */
export async function tryLockRouting(tx: Database): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('runner: route')) as locked`,
  );
  return rows[0]?.locked ?? false;
}

export async function findUnroutedEvents(tx: Database, limit: number): Promise<EventRow[]> {
  const { rows } = await tx.query<EventRow>({
    name: 'runner: unrouted events',
    text: `select token, project_id, type, data, created_at from events where routed_at is null order by sequence limit $1`,
    values: [limit],
  });
  return rows;
}

/** The oldest events that are not set aside. */
export async function findUnsentEvents(
  db: Database,
  limit: number,
  setAside: readonly string[],
): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `select token, project_id, type, data, created_at from events
     where routed_at is null and token <> all($2::text[]) order by sequence limit $1`,
    [limit, setAside],
  );
  return rows;
}

export async function findUnsentAmong(db: Database, tokens: readonly string[]): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `select token, project_id, type, data, created_at from events
     where routed_at is null and token = any($1::text[]) order by sequence`,
    [tokens],
  );
  return rows;
}

export async function markRouted(tx: Database, tokens: readonly string[]): Promise<void> {
  await tx.query({
    name: 'runner: mark routed',
    text: 'update events set routed_at = now() where token = any($1::text[])',
    values: [tokens],
  });
}

export async function deleteRoutedEvents(db: Database, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from events where sequence in (
       select sequence from events where routed_at < now() - $1 * interval '1 day' order by sequence limit $2
     )`,
    [days, limit],
  );
  return rowCount ?? 0;
}
