import type { Watchlist as WatchlistModel } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import { inNameOrder, type ListFilters, listPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { rowsOf } from '@/lib/platform/database/statements';
import { lockName } from '@/lib/platform/database/lock-name';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { Condition } from '@/lib/platform/database/conditions';
import type { WatchlistRow } from '../present';
import type { WatchlistFilters } from '../schema';

/**
 * Serialises all changes of a project's own lists until the transaction ends, which keeps limits and versions
 * exact.
 */
export async function lockOwnLists(tx: Transaction, ctx: Context): Promise<void> {
  await lockName(tx, `watchlists of project ${ctx.project.id}`);
}

export function findOwnList(tx: Transaction, ctx: Context, token: string): Promise<WatchlistModel | null> {
  return tx.watchlist.findFirst({ where: { token, project_id: ctx.project.id, retired_at: null } });
}

/** Of the version in force. Null for a list that is public, retired, or another project's. */
export async function countOwnEntries(ctx: Context, token: string): Promise<number | null> {
  const [row] = await rowsOf<{ entity_count: number }>(ctx, {
    name: 'watchlists-count-own-entries',
    text: `select v.entity_count
      from watchlists w join watchlist_versions v on v.watchlist_token = w.token and v.in_force_since is not null
      where w.project_id = $1 and w.token = $2 and w.retired_at is null`,
    values: [ctx.project.id, token],
  });
  return row?.entity_count ?? null;
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

export function insertOwnList(
  tx: Transaction,
  ctx: Context,
  list: Pick<WatchlistModel, 'token' | 'name' | 'category'>,
): Promise<WatchlistModel> {
  return tx.watchlist.create({ data: { ...list, project_id: ctx.project.id, created_at: ctx.now() } });
}

export async function retireOwnList(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.watchlist.updateMany({
    where: { token, project_id: ctx.project.id },
    data: { retired_at: ctx.now() },
  });
}

/**
 * Lists with their versions in force, as a table of the reading project: public lists belong to every
 * project.
 */
const listsInForce = `(
  select w.token, coalesce(w.project_id, current_project()) as project_id, w.project_id is null as is_public,
    ${inNameOrder('w.name')} as name, w.category, w.created_at, v.version, v.entity_count, v.in_force_since as updated_at
  from watchlists w join watchlist_versions v on v.watchlist_token = w.token and v.in_force_since is not null
) lists`;

/** Null also for a list of another project. */
export async function findListInForce(ctx: Context, token: string): Promise<WatchlistRow | null> {
  const [row] = await rowsOf<WatchlistRow>(ctx, {
    name: 'watchlist-in-force',
    text: `select * from ${listsInForce} where project_id = $1 and token = $2`,
    values: [ctx.project.id, token],
  });
  return row ?? null;
}

export const isOfScope = (scope: WatchlistFilters['scope']): Condition => ({
  sql: 'is_public = ?',
  values: [scope === 'public'],
});

export const listRowsInForce = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<WatchlistRow>> => listPage(ctx, { table: listsInForce }, filters, page);
