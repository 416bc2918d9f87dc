import type { Page, PageRequest } from '@/lib/domain/answer';
import { inNameOrder, type ListFilters, listPage } from '@/lib/domain/list-page';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { insertRows } from '@/lib/platform/database/insert-rows';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import { toEntryRow } from './entry-row';
import type { OwnVersion } from './own-versions';

export interface OwnSize {
  entries: number;
  /** Aliases included. */
  names: number;
  /** Code points of all names. */
  characters: number;
}

export async function measureOwnLists(tx: Transaction, ctx: Context): Promise<OwnSize> {
  const { _sum: sum } = await tx.watchlistVersion.aggregate({
    _sum: { entity_count: true, name_count: true },
    where: { project_id: ctx.project.id, in_force_since: { not: null } },
  });
  const [text] = await tx.$queryRaw<{ characters: number }[]>`
    select coalesce(sum(length(n.name ->> 'name')), 0)::int as characters
    from watchlist_versions v
    join watchlist_entries e on e.project_id = v.project_id and e.watchlist_token = v.watchlist_token
      and e.until_version is null
    cross join lateral jsonb_array_elements(e.entity -> 'names') as n (name)
    where v.project_id = ${ctx.project.id} and v.in_force_since is not null`;
  return {
    entries: sum.entity_count ?? 0,
    names: sum.name_count ?? 0,
    characters: text?.characters ?? 0,
  };
}

export async function insertOwnEntries(
  tx: Transaction,
  ctx: Context,
  version: OwnVersion,
  entities: readonly ListedEntity[],
): Promise<void> {
  const rows = entities.map((entity) => ({
    watchlist_token: version.watchlist_token,
    list_entry_id: entity.list_entry_id,
    from_version: version.id,
    project_id: ctx.project.id,
    created_at: version.imported_at,
    entity_type: entity.entity_type,
    primary_name: entity.primary_name,
    entity,
    digest: toEntryRow(entity).digest,
  }));
  await insertRows(tx, 'watchlist_entries', rows);
}

const current = (ctx: Context, list: string, ids: readonly string[]) => ({
  project_id: ctx.project.id,
  watchlist_token: list,
  list_entry_id: { in: [...ids] },
  until_version: null,
});

export async function findOwnEntities(
  tx: Transaction,
  ctx: Context,
  list: string,
  ids: readonly string[],
): Promise<ListedEntity[]> {
  const rows = await tx.watchlistEntry.findMany({
    where: current(ctx, list, ids),
    select: { entity: true },
  });
  // Only insertOwnEntries writes the column of an own list, with values of the schema.
  return rows.map(({ entity }) => entity as ListedEntity);
}

export async function endOwnEntry(
  tx: Transaction,
  ctx: Context,
  version: OwnVersion,
  id: string,
): Promise<void> {
  await tx.watchlistEntry.updateMany({
    where: current(ctx, version.watchlist_token, [id]),
    data: { until_version: version.id },
  });
}

export interface OwnEntryRow {
  list_entry_id: string;
  entity: ListedEntity;
  created_at: Date;
}

const ownEntries = `(
  select project_id, watchlist_token, list_entry_id, entity_type, ${inNameOrder('primary_name')} as name, entity, created_at
  from watchlist_entries
  where until_version is null
) entries`;

export const listOwnEntryRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<OwnEntryRow>> =>
  listPage(ctx, { table: ownEntries, tieBreaker: 'list_entry_id' }, filters, page);

export interface OwnList {
  name: string;
  version: string;
  updated_at: string;
  entities: ListedEntity[];
}

interface OwnListRow extends Omit<OwnList, 'updated_at' | 'entities'> {
  updated_at: Date;
  entity: ListedEntity | null;
}

/**
 * One entity per row instead of one JSON array per list: rows are parsed as they arrive, and the event loop
 * runs in between.
 */
export async function readOwnLists(ctx: Context): Promise<OwnList[]> {
  const rows = await rowsOf<OwnListRow>(ctx, {
    name: 'watchlists-own-lists',
    text: `select w.name, v.version, v.in_force_since as updated_at, e.entity
      from watchlist_versions v
      join watchlists w on w.token = v.watchlist_token
      left join watchlist_entries e on e.project_id = v.project_id and e.watchlist_token = v.watchlist_token
        and e.until_version is null
      where v.project_id = $1 and v.in_force_since is not null
      order by w.name, e.list_entry_id`,
    values: [ctx.project.id],
  });
  const lists = new Map<string, OwnList>();
  for (const { name, version, updated_at, entity } of rows) {
    const list = lists.get(name) ?? { name, version, updated_at: updated_at.toISOString(), entities: [] };
    if (entity) list.entities.push(entity);
    lists.set(name, list);
  }
  return [...lists.values()];
}
