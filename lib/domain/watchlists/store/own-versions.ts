import type { WatchlistVersion } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { type Subquery, readSubqueries } from '@/lib/platform/database/subqueries';
import type { Transaction } from '@/lib/platform/database/transaction';

const inForce = (ctx: Context, list: string) => ({
  project_id: ctx.project.id,
  watchlist_token: list,
  in_force_since: { not: null },
});

export function findVersionInForce(
  tx: Transaction,
  ctx: Context,
  list: string,
): Promise<WatchlistVersion | null> {
  return tx.watchlistVersion.findFirst({ where: inForce(ctx, list) });
}

export async function endVersionInForce(tx: Transaction, ctx: Context, list: string): Promise<void> {
  await tx.watchlistVersion.updateMany({ where: inForce(ctx, list), data: { in_force_since: null } });
}

/** The version of an own list is written in one transaction, so it is complete from the start. */
export type OwnVersion = WatchlistVersion & { imported_at: Date };

type NewOwnVersion = Pick<WatchlistVersion, 'watchlist_token' | 'version' | 'entity_count' | 'name_count'> &
  Partial<Pick<WatchlistVersion, 'added_count' | 'changed_count' | 'removed_count'>>;

export async function insertVersionInForce(
  tx: Transaction,
  ctx: Context,
  version: NewOwnVersion,
): Promise<OwnVersion> {
  const now = ctx.now();
  const inserted = await tx.watchlistVersion.create({
    data: { ...version, project_id: ctx.project.id, imported_at: now, in_force_since: now },
  });
  return { ...inserted, imported_at: now };
}

/**
 * The ids of the project's own versions in force as one text, empty without any: an index built with the same
 * text is still current. Takes one index read in the database.
 */
export const ownVersions = (ctx: Context): Subquery<string | null, string> => ({
  sql: `select string_agg(id::text, ',' order by id)
    from watchlist_versions where project_id = ? and in_force_since is not null`,
  values: [ctx.project.id],
  read: (versions) => versions ?? '',
});

export async function readOwnVersions(ctx: Context): Promise<string> {
  const { versions } = await readSubqueries(ctx, 'watchlists-own-versions', { versions: ownVersions(ctx) });
  return versions;
}
