import type { Watchlist as WatchlistModel, WatchlistVersion } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { readRows } from '@/lib/platform/db';
import type { Transaction } from '@/lib/platform/transaction';
import { serialised } from './import';
import type { WatchlistRow } from '../present';
import type { ListedEntity } from '@/lib/domain/screening/schema';

/** Until the transaction ends nobody else changes the project's own lists: their limits and versions are one's own. */
export async function lockOwnLists(tx: Transaction, ctx: Context): Promise<void> {
  const lock = `watchlists of project ${ctx.project.id}`;
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))::text`;
}

export function findOwnList(tx: Transaction, ctx: Context, token: string): Promise<WatchlistModel | null> {
  return tx.watchlist.findFirst({ where: { token, project_id: ctx.project.id, retired_at: null } });
}

export async function isNameTaken(tx: Transaction, ctx: Context, name: string): Promise<boolean> {
  const found = await tx.watchlist.findFirst({
    where: { name, retired_at: null, OR: [{ project_id: ctx.project.id }, { project_id: null }] },
  });
  return found !== null;
}

export function countOwnLists(tx: Transaction, ctx: Context): Promise<number> {
  return tx.watchlist.count({ where: { project_id: ctx.project.id, retired_at: null } });
}

/** How much the project's own lists hold together. */
export interface OwnSize {
  entries: number;
  /** Aliases too. */
  names: number;
  /** Of all names. */
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

export function insertOwnList(
  tx: Transaction,
  ctx: Context,
  list: Pick<WatchlistModel, 'token' | 'name' | 'category'>,
): Promise<WatchlistModel> {
  return tx.watchlist.create({ data: { ...list, project_id: ctx.project.id, created_at: ctx.now() } });
}

export function findVersionInForce(
  tx: Transaction,
  ctx: Context,
  list: string,
): Promise<WatchlistVersion | null> {
  return tx.watchlistVersion.findFirst({
    where: { project_id: ctx.project.id, watchlist_token: list, in_force_since: { not: null } },
  });
}

export async function endVersionInForce(tx: Transaction, ctx: Context, list: string): Promise<void> {
  await tx.watchlistVersion.updateMany({
    where: { project_id: ctx.project.id, watchlist_token: list, in_force_since: { not: null } },
    data: { in_force_since: null },
  });
}

/** An own list's version is written in one transaction, and so has an end from the beginning. */
export type OwnVersion = WatchlistVersion & { imported_at: Date };

export async function insertVersionInForce(
  tx: Transaction,
  ctx: Context,
  version: Pick<WatchlistVersion, 'watchlist_token' | 'version' | 'entity_count' | 'name_count'>,
): Promise<OwnVersion> {
  const now = ctx.now();
  const inserted = await tx.watchlistVersion.create({
    data: { ...version, project_id: ctx.project.id, imported_at: now, in_force_since: now },
  });
  return { ...inserted, imported_at: now };
}

export async function insertOwnEntries(
  tx: Transaction,
  ctx: Context,
  version: WatchlistVersion,
  entities: readonly ListedEntity[],
): Promise<void> {
  await tx.watchlistEntry.createMany({
    data: entities.map((entity) => ({
      watchlist_token: version.watchlist_token,
      list_entry_id: entity.list_entry_id,
      from_version: version.id,
      project_id: ctx.project.id,
      entity_type: entity.entity_type,
      primary_name: entity.primary_name,
      entity,
      digest: serialised(entity).digest,
    })),
  });
}

const standing = (ctx: Context, list: string, ids: readonly string[]) => ({
  project_id: ctx.project.id,
  watchlist_token: list,
  list_entry_id: { in: [...ids] },
  until_version: null,
});

/** Those of the ids that the list holds, each with its entity. */
export async function findOwnEntities(
  tx: Transaction,
  ctx: Context,
  list: string,
  ids: readonly string[],
): Promise<ListedEntity[]> {
  const rows = await tx.watchlistEntry.findMany({
    where: standing(ctx, list, ids),
    select: { entity: true },
  });
  // Only service/own-lists.ts writes the column, with values of the schema.
  return rows.map(({ entity }) => entity as ListedEntity);
}

export async function endOwnEntry(
  tx: Transaction,
  ctx: Context,
  version: WatchlistVersion,
  id: string,
): Promise<void> {
  await tx.watchlistEntry.updateMany({
    where: standing(ctx, version.watchlist_token, [id]),
    data: { until_version: version.id },
  });
}

export async function retireOwnList(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.watchlist.updateMany({
    where: { token, project_id: ctx.project.id },
    data: { retired_at: ctx.now() },
  });
}

/** Lists with their versions in force, as a table of the project that asks: public ones are each project's too. */
export const listsInForce = `(
  select w.token, coalesce(w.project_id, current_project()) as project_id, w.project_id is null as is_public, w.name,
    w.category, w.created_at, v.version, v.entity_count, v.in_force_since as updated_at
  from watchlists w join watchlist_versions v on v.watchlist_token = w.token and v.in_force_since is not null
) lists`;

/** A public list or one of the project's own; null also for one of another project. */
export async function readListInForce(ctx: Context, token: string): Promise<WatchlistRow | null> {
  const [row] = await readRows<WatchlistRow>(ctx, {
    name: 'watchlist-in-force',
    text: `select * from ${listsInForce} where project_id = $1 and token = $2`,
    values: [ctx.project.id, token],
  });
  return row ?? null;
}

export interface OwnEntryRow {
  list_entry_id: string;
  entity: ListedEntity;
  created_at: Date;
}

/** The entries that own lists hold now, each with the time at which it was added. */
export const ownEntriesNow = `(
  select e.project_id, e.watchlist_token, e.list_entry_id, e.entity_type, e.primary_name as name, e.entity,
    v.imported_at as created_at
  from watchlist_entries e join watchlist_versions v on v.id = e.from_version
  where e.until_version is null
) entries`;

/** One own list in force, with all of its entities. */
export interface OwnList {
  name: string;
  version: string;
  updated_at: string;
  entities: ListedEntity[];
}

/** Another text whenever any of the project's own lists changes: the versions in force; empty when it has none. */
export async function readOwnVersions(ctx: Context): Promise<string> {
  const [row] = await readRows<{ versions: string | null }>(ctx, {
    name: 'watchlists-own-versions',
    text: `select string_agg(id::text, ',' order by id) as versions
      from watchlist_versions where project_id = $1 and in_force_since is not null`,
    values: [ctx.project.id],
  });
  return row?.versions ?? '';
}

/** An entity a row: it is read as it comes, and the process attends to others between one row and the next. */
export async function readOwnLists(ctx: Context): Promise<OwnList[]> {
  const rows = await readRows<OwnListRow>(ctx, {
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

interface OwnListRow extends Omit<OwnList, 'updated_at' | 'entities'> {
  updated_at: Date;
  /** Null of a list that is empty. */
  entity: ListedEntity | null;
}
