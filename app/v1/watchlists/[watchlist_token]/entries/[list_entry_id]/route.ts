import { route } from '@/lib/api/route';
import { removeWatchlistEntry } from '@/lib/domain/watchlists/operations';
import { removeWatchlistEntry as remove } from '@/lib/domain/watchlists/own/remove-watchlist-entry';

export const DELETE = route(removeWatchlistEntry, (ctx, { params }) =>
  remove(ctx, params.watchlist_token, params.list_entry_id),
);
