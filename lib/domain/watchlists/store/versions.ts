import type { Page, PageRequest } from '@/lib/domain/answer';
import { listPage } from '@/lib/domain/list-page';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import { rowsOf } from '@/lib/platform/database/statements';
import type { VersionRow } from '../present';
import { KindOfChange } from '../schema';

const counts = 'entity_count, added_count, changed_count, removed_count';

/** Complete versions, as a table of the reading project: those of public lists belong to every project. */
const versions = `(
  select coalesce(project_id, current_project()) as project_id, id, watchlist_token, version, published_at, imported_at,
    in_force_since, ${counts}
  from watchlist_versions where imported_at is not null
) versions`;

export const listVersionRows = (
  ctx: Context,
  watchlistToken: string,
  page: PageRequest,
): Promise<Page<VersionRow>> =>
  listPage(
    ctx,
    { table: versions, tieBreaker: 'version' },
    { equals: { watchlist_token: watchlistToken } },
    page,
  );

export interface VersionToCompare extends VersionRow {
  id: number;
  watchlist_token: string;
}

/** Null also for a version of another project's list. */
export async function findVersionRow(
  ctx: Context,
  watchlistToken: string,
  version: string,
): Promise<VersionToCompare | null> {
  const [row] = await rowsOf<VersionToCompare>(ctx, {
    name: 'watchlists-version-row',
    text: `select * from ${versions} where project_id = $1 and watchlist_token = $2 and version = $3`,
    values: [ctx.project.id, watchlistToken, version],
  });
  return row ?? null;
}

export interface ChangeRow {
  list_entry_id: string;
  change: KindOfChange;
  before: ListedEntity | null;
  after: ListedEntity | null;
}

const entriesBy = (column: 'from_version' | 'until_version') => `
  select coalesce(project_id, current_project()) as project_id, watchlist_token, list_entry_id, entity,
    ${column} as version_id, ${column === 'from_version'} as is_brought
  from watchlist_entries`;

/**
 * What each version brought and ended; an entry that it did both to was changed. The other row of an entry is
 * searched for each, so that a page is read in the order of the index even if a version changed every entry.
 */
const changes = `(
  select e.project_id, e.watchlist_token, e.version_id, e.list_entry_id,
    case when not e.is_brought then 'removed' when other.entity is null then 'added' else 'changed' end as change,
    case when e.is_brought then other.entity else e.entity end as before,
    case when e.is_brought then e.entity end as after
  from (${entriesBy('from_version')} union all ${entriesBy('until_version')}) e
  left join lateral (
    select o.entity from watchlist_entries o
    where o.watchlist_token = e.watchlist_token and o.list_entry_id = e.list_entry_id
      and e.version_id = case when e.is_brought then o.until_version else o.from_version end
    limit 1
  ) other on true
  where e.is_brought or other.entity is null
) changes`;

/**
 * Excludes the other kinds: PostgreSQL assumes that few rows equal a value that it computes, and would sort all
 * changes of a version to find a page of them.
 */
const isOfKind = (kind: KindOfChange): Condition => ({
  sql: 'change <> all (?)',
  values: [KindOfChange.options.filter((other) => other !== kind)],
});

/** The total is what was counted when the version was written. */
export const listChangeRows = (
  ctx: Context,
  version: VersionToCompare,
  { kind, total }: { kind: KindOfChange | undefined; total: number },
  page: PageRequest,
): Promise<Page<ChangeRow>> =>
  listPage(
    ctx,
    { table: changes, tieBreaker: 'list_entry_id' },
    {
      equals: { watchlist_token: version.watchlist_token, version_id: version.id },
      conditions: kind ? [isOfKind(kind)] : [],
      total: () => Promise.resolve(total),
    },
    page,
  );
