import { route } from '@/lib/api/route';
import { removeWatchlistEntry } from '@/lib/domain/watchlists/operations';
import * as ownLists from '@/lib/domain/watchlists/own/own-lists';

export const DELETE = route(removeWatchlistEntry, (ctx, { params }) =>
  ownLists.removeEntry(ctx, params.watchlist_token, params.list_entry_id),
);
