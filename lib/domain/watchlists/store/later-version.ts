import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/**
 * Whether the version of the list is in force, or was imported after the other one. For a public list or a
 * list of the project; false if either is not stored.
 */
export async function isLaterThan(
  tx: Transaction,
  ctx: Context,
  { name, version }: { name: string; version: string },
  than: string,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ is_later: boolean | null }[]>`
    select bool_or(v.in_force_since is not null or v.id > other.id) as is_later
    from watchlists w
    join watchlist_versions v on v.watchlist_token = w.token and v.version = ${version}
    join watchlist_versions other on other.watchlist_token = w.token and other.version = ${than}
    where w.name = ${name} and (w.project_id is null or w.project_id = ${ctx.project.id})`;
  return row?.is_later ?? false;
}
