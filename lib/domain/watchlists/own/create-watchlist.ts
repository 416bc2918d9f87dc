import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { watchlistCreated } from '../events';
import { presentWatchlist } from '../present';
import type { CreateWatchlist, Watchlist } from '../schema';
import { insertOwnList, isNameTaken, lockOwnLists } from '../store/own-lists';
import { insertVersionInForce } from '../store/own-versions';
import { refuseTooManyLists } from './limits';
import { recordWatchlistEvent } from './record-watchlist-event';

/**
 * Creates an empty own list (API §5.10). Throws `ValidationFailed` (400) if another list, own or public, has
 * the name, and if the project has the maximum number of lists.
 */
export function createWatchlist(ctx: Context, { name, category }: CreateWatchlist): Promise<Watchlist> {
  return transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    await refuseTakenName(tx, ctx, name);
    await refuseTooManyLists(tx, ctx);
    const list = await insertOwnList(tx, ctx, { token: newToken('wls'), name, category });
    const version = await insertVersionInForce(tx, ctx, {
      watchlist_token: list.token,
      version: '1',
      entity_count: 0,
      name_count: 0,
    });
    recordWatchlistEvent(tx, ctx, watchlistCreated, list, { category });
    return presentWatchlist({ ...version, ...list, is_public: false, updated_at: version.imported_at });
  });
}

async function refuseTakenName(tx: Transaction, ctx: Context, name: string): Promise<void> {
  if (!(await isNameTaken(tx, ctx, name))) return;
  throw new ValidationFailed([
    { field: 'name', message: 'is already the name of another list', code: 'not_unique' },
  ]);
}
