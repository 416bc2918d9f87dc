import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentWatchlist } from '../present';
import type { Watchlist, WatchlistFilters } from '../schema';
import { isOfScope, listRowsInForce } from '../store/own-lists';
import { readSyncs } from '../sync/read-syncs';

/** API §5.10. */
export async function listWatchlists(
  ctx: Context,
  { scope }: WatchlistFilters,
  page: PageRequest,
): Promise<Page<Watchlist>> {
  const conditions = [isOfScope(scope)];
  const syncs = scope === 'public' ? await readSyncs() : new Map();
  const rows = await listRowsInForce(ctx, { equals: {}, conditions }, page);
  return presentPage(rows, (row) => presentWatchlist(row, syncs.get(row.name)));
}
