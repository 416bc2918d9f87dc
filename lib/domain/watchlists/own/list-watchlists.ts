import { listPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { presentWatchlist, type WatchlistRow } from '../present';
import type { Watchlist, WatchlistFilters } from '../schema';
import { listsInForce } from '../store/own-lists';

/** Lists the project's own lists, or the public ones in force (API §5.10). */
export function listWatchlists(
  ctx: Context,
  { scope }: WatchlistFilters,
  page: PageRequest,
): Promise<Page<Watchlist>> {
  const source = { table: listsInForce, keptColumns: [], present: presentWatchlist };
  const conditions = [{ sql: 'is_public = ?', values: [scope === 'public'] }];
  return listPage<WatchlistRow, Watchlist>(ctx, source, { equals: {}, conditions }, page);
}
