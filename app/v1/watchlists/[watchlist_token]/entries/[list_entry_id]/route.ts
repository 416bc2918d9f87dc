import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/watchlists/operations';
import { removeWatchlistEntry } from '@/lib/domain/watchlists/own/remove-watchlist-entry';

export const DELETE = route(operations.removeWatchlistEntry, (ctx, { params }) =>
  removeWatchlistEntry(ctx, params.watchlist_token, params.list_entry_id),
);
