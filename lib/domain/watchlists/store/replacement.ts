import type { PoolClient } from 'pg';

/** A version beside the one in force whose place it would take. */
export interface Replacement {
  entries_before: number;
  names_before: number;
  published_before: Date | null;
  entries: number;
  names: number;
  published: Date | null;
  /** Entries in force, each counted once, that the version does not have, changed or unchanged. */
  removed: number;
}

const isHeldBy = (entry: string, version: string) =>
  `(${entry}.from_version <= ${version}.id
    and (${entry}.until_version is null or ${entry}.until_version > ${version}.id))`;

/**
 * Null without another version in force. Groups, since a join of just inserted entries has no statistics to be planned by.
 */
export async function compareWithInForce(
  client: PoolClient,
  list: string,
  version: number,
): Promise<Replacement | null> {
  const { rows } = await client.query<Replacement>(
    `select before.entity_count as entries_before, before.name_count as names_before,
       before.published_at as published_before,
       after.entity_count as entries, after.name_count as names, after.published_at as published,
       (select count(*)::int from (
          select from watchlist_entries e where e.watchlist_token = $1
          group by e.list_entry_id
          having bool_or(${isHeldBy('e', 'before')}) and not bool_or(${isHeldBy('e', 'after')})
        ) gone) as removed
     from watchlist_versions before, watchlist_versions after
     where before.watchlist_token = $1 and before.in_force_since is not null and after.id = $2
       and before.id <> after.id`,
    [list, version],
  );
  return rows[0] ?? null;
}
