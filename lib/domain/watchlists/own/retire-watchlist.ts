import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { watchlistRetired } from '../events';
import { lockOwnLists, retireOwnList } from '../store/own-lists';
import { endVersionInForce } from '../store/own-versions';
import { recordWatchlistEvent } from './record-watchlist-event';
import { requireOwnList } from './require-own-list';

/**
 * Removes an own list from screening and frees its name; its versions stay stored (API §5.10). Throws
 * `NotFound` (404).
 */
export function retireWatchlist(ctx: Context, token: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    const list = await requireOwnList(tx, ctx, token);
    await endVersionInForce(tx, ctx, token);
    await retireOwnList(tx, ctx, token);
    recordWatchlistEvent(tx, ctx, watchlistRetired, list, {});
  });
}
