import type { PoolClient } from 'pg';

/** A version compared with the one in force that it would replace. */
export interface Replacement {
  entries_before: number;
  names_before: number;
  published_before: Date | null;
  entries: number;
  names: number;
  published: Date | null;
  /** Entries in force that are missing in the version in any form, each counted once. */
  removed: number;
  /** Names in force that their entry no longer has, or whose entry was removed. */
  names_lost: number;
  /** Of those, the primary names; each entry in force has one. */
  primaries_lost: number;
  /** Entries in both with a changed type: a search for people does not find a vessel. */
  types_changed: number;
  /** Entries in force with a date of birth. */
  births_before: number;
  /** Entries in both that lose their year of birth. */
  births_lost: number;
}

/**
 * The words of a name, sorted, so that a different order, case or punctuation does not make a different name.
 */
const wordsOf = (name: string) =>
  `(select string_agg(word, ' ' order by word)
    from regexp_split_to_table(lower(normalize(${name}, NFKC)), '[^[:alnum:]]+') word)`;

const isHeldBy = (entry: string, version: string) =>
  `(${entry}.from_version <= ${version}.id
    and (${entry}.until_version is null or ${entry}.until_version > ${version}.id))`;

/** Entries that are the same in both are not read. Each entry is in a version once. */
const changedEntries = `
  select e.list_entry_id,
    (array_agg(e.entity) filter (where ${isHeldBy('e', 'before')}))[1] as old,
    (array_agg(e.entity) filter (where ${isHeldBy('e', 'after')}))[1] as new
  from watchlist_entries e
  where e.watchlist_token = $1 and ${isHeldBy('e', 'before')} is distinct from ${isHeldBy('e', 'after')}
  group by e.list_entry_id`;

/**
 * How far back imports count together, so that many small removals cannot bypass the limit for a large one.
 */
export const daysTogether = 30;

export interface Baseline {
  id: number;
  is_in_force: boolean;
}

/**
 * The basis for comparing the next version: the one in force, and the largest of the last days, unless an
 * operator has allowed a removal since.
 */
export async function findBaselines(client: PoolClient, list: string, version: number): Promise<Baseline[]> {
  const { rows } = await client.query<Baseline>(
    `with of_list as (select * from watchlist_versions where watchlist_token = $1 and id <> $2),
     recent as (
       select * from of_list
       where id < $2 and imported_at > now() - make_interval(days => ${daysTogether})
         and imported_at >= coalesce((select max(removal_allowed_at) from of_list), '-infinity')
       order by entity_count desc, id desc limit 1
     )
     select id, in_force_since is not null as is_in_force from of_list
     where in_force_since is not null
       or id in (select id from recent) and exists (select from of_list where in_force_since is not null)
     order by is_in_force desc`,
    [list, version],
  );
  return rows;
}

export async function allowRemoval(client: PoolClient, version: number): Promise<void> {
  await client.query('update watchlist_versions set removal_allowed_at = now() where id = $1', [version]);
}

/** Groups, because a join of newly inserted entries has no statistics for planning. */
export async function compareVersions(
  client: PoolClient,
  list: string,
  baseline: number,
  version: number,
): Promise<Replacement> {
  const { rows } = await client.query<Replacement>(
    `with baseline as (select * from watchlist_versions where id = $3),
     changed as (
       select d.list_entry_id, d.old, d.new
       from baseline before, watchlist_versions after, lateral (${changedEntries}) d
       where after.id = $2 and d.old is not null
     ),
     lost as (
       select name ->> 'kind' as kind
       from changed c, jsonb_array_elements(c.old -> 'names') name
       where not exists (
         select from jsonb_array_elements(coalesce(c.new -> 'names', '[]')) kept
         where ${wordsOf("kept ->> 'name'")} = ${wordsOf("name ->> 'name'")})
     )
     select before.entity_count as entries_before, before.name_count as names_before,
       before.published_at as published_before,
       after.entity_count as entries, after.name_count as names, after.published_at as published,
       (select count(*)::int from (
          select from watchlist_entries e where e.watchlist_token = $1
          group by e.list_entry_id
          having bool_or(${isHeldBy('e', 'before')}) and not bool_or(${isHeldBy('e', 'after')})
        ) gone) as removed,
       (select count(*)::int from lost) as names_lost,
       (select count(*)::int from lost where kind = 'primary') as primaries_lost,
       (select count(*)::int from changed c
        where c.new is not null and c.new ->> 'entity_type' <> c.old ->> 'entity_type') as types_changed,
       (select count(*)::int from watchlist_entries e
        where e.watchlist_token = $1 and ${isHeldBy('e', 'before')}
          and jsonb_array_length(e.entity -> 'dates_of_birth') > 0) as births_before,
       (select count(*)::int from changed c
        where c.new is not null and jsonb_array_length(c.old -> 'dates_of_birth') > 0 and not exists (
          select from jsonb_array_elements_text(c.old -> 'dates_of_birth') was,
            jsonb_array_elements_text(c.new -> 'dates_of_birth') is_now
          where left(was, 4) = left(is_now, 4))) as births_lost
     from baseline before, watchlist_versions after
     where after.id = $2`,
    [list, version, baseline],
  );
  const [compared] = rows;
  if (!compared) throw new Error('A version that is compared is gone.');
  return compared;
}
