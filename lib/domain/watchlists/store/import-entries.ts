import type { PoolClient } from 'pg';
import { rowsOn } from '@/lib/platform/database/statements';
import type { EntryRow } from './entry-row';

/**
 * Sends a batch as one text of JSON lines. JSON needs no escaping there, so this takes half the time of an
 * array.
 */
export async function insertEntries(
  client: PoolClient,
  list: string,
  version: number,
  rows: readonly EntryRow[],
): Promise<void> {
  await rowsOn(client, {
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

/** Removes the entries from this and later versions. Returns the number of their names. */
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

const digestsPerQuery = 20_000;

/** The digests of a list's newest version by entry id: some 130 bytes each. */
export async function readDigests(client: PoolClient, list: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  let last = '';
  for (;;) {
    const rows = await rowsOn<{ list_entry_id: string; digest: string }>(client, {
      name: 'watchlists-read-digests',
      text: `select list_entry_id, digest from watchlist_entries
        where watchlist_token = $1 and until_version is null and list_entry_id > $2
        order by list_entry_id limit ${digestsPerQuery}`,
      values: [list, last],
    });
    for (const { list_entry_id: id, digest } of rows) digests.set(id, digest);
    if (rows.length < digestsPerQuery) return digests;
    last = rows.at(-1)?.list_entry_id ?? last;
  }
}
