import { hash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { newToken } from '@/lib/platform/ids';
import type { ListedEntity } from '@/lib/domain/screening/schema';

// What an import reads and writes, on a connection of its own: its batches commit one by one into a version that is
// not in force, so that no transaction lasts as long as an import, and nobody sees any of it before the end.

/** A list that every project is screened against. */
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

interface KnownVersion {
  id: number;
  version: string;
  entity_count: number;
  name_count: number;
  in_force_since: Date | null;
}

const versionColumns = 'id, version, entity_count, name_count, in_force_since';

export async function findVersion(
  client: PoolClient,
  list: string,
  version: string,
): Promise<KnownVersion | null> {
  const { rows } = await client.query<KnownVersion>(
    `select ${versionColumns} from watchlist_versions where watchlist_token = $1 and version = $2`,
    [list, version],
  );
  return rows[0] ?? null;
}

/** The version that the next one is told apart from: what has no end yet is of it. */
export async function findNewestVersion(client: PoolClient, list: string): Promise<KnownVersion | null> {
  const { rows } = await client.query<KnownVersion>(
    `select ${versionColumns} from watchlist_versions where watchlist_token = $1 order by id desc limit 1`,
    [list],
  );
  return rows[0] ?? null;
}

export async function insertVersion(client: PoolClient, list: string, version: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into watchlist_versions (watchlist_token, version, entity_count, name_count)
     values ($1, $2, 0, 0) returning id`,
    [list, version],
  );
  const [inserted] = rows;
  if (!inserted) throw new Error('An insert returned no row.');
  return inserted.id;
}

/** Removes what an import left behind that was killed or refused, as if it had never begun: also a list that is new. */
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

export interface EntryRow {
  json: string;
  digest: string;
}

/** An entity as it is written, and by what it is told from another: equal entities have equal digests. */
export function serialised(entity: ListedEntity): EntryRow {
  const json = JSON.stringify(entity);
  return { json, digest: hash('sha256', json, 'base64url').slice(0, digestLength) };
}

/** 132 bits: no two entities of a list share them by accident, and a million fit into memory. */
const digestLength = 22;

/** JSON has no line break of its own, so that lines need no escaping: half the time of an array. */
export async function insertEntries(
  client: PoolClient,
  list: string,
  version: number,
  rows: readonly EntryRow[],
): Promise<void> {
  await client.query({
    name: 'watchlists-insert-entries',
    text: `insert into watchlist_entries
        (watchlist_token, list_entry_id, from_version, entity_type, primary_name, entity, digest)
      select $1, entity ->> 'list_entry_id', $2, entity ->> 'entity_type', entity ->> 'primary_name', entity, digest
      from (
        select line::jsonb as entity, digest
        from rows from (string_to_table($3, E'\\n'), string_to_table($4, E'\\n')) as given (line, digest)
      ) read`,
    values: [
      list,
      version,
      rows.map(({ json }) => json).join('\n'),
      rows.map(({ digest }) => digest).join('\n'),
    ],
  });
}

/** From this version on the list no longer holds those entries as they stood. Returns how many names they had. */
export async function endEntries(
  client: PoolClient,
  list: string,
  version: number,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await client.query<{ names: number }>(
    `with ended as (
       update watchlist_entries set until_version = $2
       where watchlist_token = $1 and list_entry_id = any($3) and until_version is null and from_version < $2
       returning jsonb_array_length(entity -> 'names') as names
     )
     select coalesce(sum(names), 0)::int as names from ended`,
    [list, version, ids],
  );
  return rows[0]?.names ?? 0;
}

const digestsAtATime = 20_000;

/** The digests of a list's newest version by entry id: some 130 bytes each. */
export async function readDigests(client: PoolClient, list: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  let last = '';
  for (;;) {
    const { rows } = await client.query<{ list_entry_id: string; digest: string }>({
      name: 'watchlists-read-digests',
      text: `select list_entry_id, digest from watchlist_entries
        where watchlist_token = $1 and until_version is null and list_entry_id > $2
        order by list_entry_id limit ${digestsAtATime}`,
      values: [list, last],
    });
    for (const { list_entry_id: id, digest } of rows) digests.set(id, digest);
    if (rows.length < digestsAtATime) return digests;
    last = rows.at(-1)?.list_entry_id ?? last;
  }
}

/** Marks a version as written to its end. */
export async function closeVersion(
  client: PoolClient,
  version: number,
  counts: { entities: number; names: number },
): Promise<void> {
  await client.query(
    'update watchlist_versions set imported_at = now(), entity_count = $2, name_count = $3 where id = $1',
    [version, counts.entities, counts.names],
  );
}

/** From here on screening uses this version of its list, and no other. Two statements: call it `atomically`. */
export async function putInForce(client: PoolClient, list: string, version: number): Promise<void> {
  await client.query(
    `update watchlist_versions set in_force_since = null
     where watchlist_token = $1 and in_force_since is not null`,
    [list],
  );
  await client.query('update watchlist_versions set in_force_since = now() where id = $1', [version]);
}

/** All of it or nothing. */
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
