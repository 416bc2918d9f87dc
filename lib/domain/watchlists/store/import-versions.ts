import type { PoolClient } from 'pg';
import { newToken } from '@/lib/platform/ids';

// Imports use a separate connection and commit batch by batch into a version that is not in force yet: no
// transaction lasts as long as an import, and readers see nothing before the end.

/** Returns the list's token; null for a retired list. */
export async function findPublicList(client: PoolClient, name: string): Promise<string | null> {
  const { rows } = await client.query<{ token: string }>(
    'select token from watchlists where project_id is null and name = $1 and retired_at is null',
    [name],
  );
  return rows[0]?.token ?? null;
}

export async function insertPublicList(client: PoolClient, name: string): Promise<string> {
  const token = newToken('wls');
  await client.query('insert into watchlists (token, name) values ($1, $2)', [token, name]);
  return token;
}

interface VersionRow {
  id: number;
  version: string;
  entity_count: number;
  name_count: number;
  published_at: Date | null;
  in_force_since: Date | null;
}

const versionColumns = 'id, version, entity_count, name_count, published_at, in_force_since';

export async function findVersion(
  client: PoolClient,
  list: string,
  version: string,
): Promise<VersionRow | null> {
  const { rows } = await client.query<VersionRow>(
    `select ${versionColumns} from watchlist_versions where watchlist_token = $1 and version = $2`,
    [list, version],
  );
  return rows[0] ?? null;
}

/** The version that the next one is compared with; entries without `until_version` belong to it. */
export async function findNewestVersion(client: PoolClient, list: string): Promise<VersionRow | null> {
  const { rows } = await client.query<VersionRow>(
    `select ${versionColumns} from watchlist_versions where watchlist_token = $1 order by id desc limit 1`,
    [list],
  );
  return rows[0] ?? null;
}

export interface NewVersion {
  version: string;
  published_at: Date | null;
}

export async function insertVersion(
  client: PoolClient,
  list: string,
  { version, published_at }: NewVersion,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into watchlist_versions (watchlist_token, version, published_at, entity_count, name_count)
     values ($1, $2, $3, 0, 0) returning id`,
    [list, version, published_at],
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('An insert returned no row.');
  return inserted.id;
}

/**
 * Undoes an import that was killed or refused: its version and entries, and the list itself if it was new.
 */
export async function discardUnfinished(client: PoolClient, list: string): Promise<void> {
  const unfinished = `select id from watchlist_versions where watchlist_token = $1 and imported_at is null`;
  await atomically(client, async () => {
    await client.query(`delete from watchlist_entries where from_version in (${unfinished})`, [list]);
    await client.query(
      `update watchlist_entries set until_version = null where until_version in (${unfinished})`,
      [list],
    );
    await client.query(`delete from watchlist_versions where id in (${unfinished})`, [list]);
    await client.query(
      `delete from watchlists w where w.token = $1
       and not exists (select from watchlist_versions v where v.watchlist_token = w.token)`,
      [list],
    );
  });
}

export interface VersionCounts {
  entities: number;
  names: number;
  /** Compared with the version stored before it; null for the first. */
  changes: { added: number; changed: number; removed: number } | null;
}

export async function completeVersion(
  client: PoolClient,
  version: number,
  { entities, names, changes }: VersionCounts,
): Promise<void> {
  await client.query(
    `update watchlist_versions set imported_at = now(), entity_count = $2, name_count = $3,
       added_count = $4, changed_count = $5, removed_count = $6
     where id = $1`,
    [version, entities, names, changes?.added, changes?.changed, changes?.removed],
  );
}

/** Two statements: call it inside `atomically`. */
export async function putInForce(
  client: PoolClient,
  list: string,
  version: number,
  since?: Date,
): Promise<void> {
  await client.query(
    `update watchlist_versions set in_force_since = null
     where watchlist_token = $1 and in_force_since is not null`,
    [list],
  );
  // No version was imported after it came into force.
  await client.query(
    `update watchlist_versions
     set in_force_since = coalesce($2, now()), imported_at = least(imported_at, coalesce($2, now())) where id = $1`,
    [version, since ?? null],
  );
}

/** Otherwise PostgreSQL would plan with the sizes of the previous version for about a minute. */
export async function analyseEntries(client: PoolClient): Promise<void> {
  await client.query('select analyse_list_entries()');
}

export async function atomically(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
