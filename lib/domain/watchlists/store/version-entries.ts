import type { PoolClient, QueryResultRow } from 'pg';
import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { db } from '@/lib/platform/database/db';
import { rowsOf } from '@/lib/platform/database/statements';

const isHeld = '(e.from_version <= v.id and (e.until_version is null or e.until_version > v.id))';

const rowsPerFetch = 5000;

/** A few thousand rows are in memory at a time, all from one snapshot, even while an import commits. */
async function* streamRows<Row extends QueryResultRow>(text: string, values: unknown[]): AsyncGenerator<Row> {
  const client = await db().statements.connect();
  let ended = false;
  try {
    await client.query('begin read only');
    await client.query(`declare streamed no scroll cursor for ${text}`, values);
    yield* fetchRows<Row>(client);
    await client.query('commit');
    ended = true;
  } finally {
    // A consumer that stopped early left the cursor and its transaction open, so the connection is closed.
    client.release(!ended);
  }
}

async function* fetchRows<Row extends QueryResultRow>(client: PoolClient): AsyncGenerator<Row> {
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsPerFetch} from streamed`);
    yield* rows;
    if (rows.length < rowsPerFetch) return;
  }
}

/** Ordered by id. */
export async function* streamEntities(versionId: number): AsyncGenerator<ListedEntity> {
  const rows = streamRows<{ entity: ListedEntity }>(
    `select e.entity from watchlist_versions v join watchlist_entries e
       on e.watchlist_token = v.watchlist_token and ${isHeld}
     where v.id = $1 and v.project_id is null order by e.list_entry_id`,
    [versionId],
  );
  for await (const { entity } of rows) yield entity;
}

export interface EntryOfVersion {
  list: ListVersion;
  list_entry_id: string;
}

/**
 * In the given order. Null if that version is not stored or did not have the entry. A new own list may reuse
 * the name of a retired one and counts its versions from 1 again, so an own version is also identified by its
 * time.
 */
export async function findEntriesOfVersions(
  ctx: Context,
  wanted: readonly EntryOfVersion[],
): Promise<(ListedEntity | null)[]> {
  const asked = wanted.map(({ list, list_entry_id }, place) => ({ ...list, list_entry_id, place }));
  const rows = await rowsOf<{ place: number; entity: ListedEntity }>(ctx, {
    name: 'watchlists-entries-of-versions',
    text: `select distinct on (a.place) a.place, e.entity
      from jsonb_to_recordset($2::jsonb)
        as a (place int, name text, version text, updated_at timestamptz, list_entry_id text)
      join watchlists w on w.name = a.name
      join watchlist_versions v on v.watchlist_token = w.token and v.version = a.version
      join watchlist_entries e on e.watchlist_token = w.token and e.list_entry_id = a.list_entry_id and ${isHeld}
      where w.project_id is null or (w.project_id = $1 and v.imported_at = a.updated_at)
      order by a.place, w.project_id`,
    values: [ctx.project.id, JSON.stringify(asked)],
  });
  const found = new Map(rows.map(({ place, entity }) => [place, entity]));
  return wanted.map((_, place) => found.get(place) ?? null);
}

/** The version in force of a public list, or of a list of the project. */
export async function findVersionOfList(
  ctx: Context,
  list: string,
): Promise<(ListVersion & { id: number }) | null> {
  const [row] = await rowsOf<{ id: number; name: string; version: string; in_force_since: Date }>(ctx, {
    name: 'watchlists-version-of-list',
    text: `select v.id, w.name, v.version, v.in_force_since
      from watchlist_versions v join watchlists w on w.token = v.watchlist_token
      where w.token = $2 and (w.project_id is null or w.project_id = $1) and v.in_force_since is not null`,
    values: [ctx.project.id, list],
  });
  return row
    ? { id: row.id, name: row.name, version: row.version, updated_at: row.in_force_since.toISOString() }
    : null;
}

const heldBy = (version: string) =>
  `(e.from_version <= ${version} and (e.until_version is null or e.until_version > ${version}))`;

interface ComparedVersions {
  watchlist_token: string;
  from_version: number | null;
  to_version: number;
  in_force: number;
}

/** Maximum number. */
export async function findAddedEntries(
  ctx: Context,
  { watchlist_token, from_version, to_version, in_force }: ComparedVersions,
  max: number,
): Promise<ListedEntity[]> {
  const rows = await rowsOf<{ entity: ListedEntity }>(ctx, {
    name: 'watchlists-added-entries',
    text: `select e.entity from watchlist_entries e
      where e.watchlist_token = $2 and (e.project_id is null or e.project_id = $1)
        and ${heldBy('$4')} and not coalesce(${heldBy('$3::int')}, false) and ${heldBy('$5')}
      order by e.list_entry_id limit $6`,
    values: [ctx.project.id, watchlist_token, from_version, to_version, in_force, max],
  });
  return rows.map(({ entity }) => entity);
}

export async function findRemovedIds(
  ctx: Context,
  { watchlist_token, from_version, in_force }: ComparedVersions,
): Promise<string[]> {
  const rows = await rowsOf<{ list_entry_id: string }>(ctx, {
    name: 'watchlists-removed-ids',
    text: `select e.list_entry_id from watchlist_entries e
      where e.watchlist_token = $2 and (e.project_id is null or e.project_id = $1)
      group by e.list_entry_id
      having bool_or(coalesce(${heldBy('$3::int')}, false)) and not bool_or(${heldBy('$4')})`,
    values: [ctx.project.id, watchlist_token, from_version, in_force],
  });
  return rows.map((row) => row.list_entry_id);
}
