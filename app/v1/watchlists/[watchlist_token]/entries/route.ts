import { route } from '@/lib/api/route';
import { addWatchlistEntries, listWatchlistEntries } from '@/lib/domain/watchlists/operations';
import { addWatchlistEntries as add } from '@/lib/domain/watchlists/own/add-watchlist-entries';
import { listWatchlistEntries as list } from '@/lib/domain/watchlists/own/list-watchlist-entries';

export const GET = route(listWatchlistEntries, (ctx, { params, query, page }) =>
  list(ctx, params.watchlist_token, query, page),
);
export const POST = route(addWatchlistEntries, (ctx, { params, body }) =>
  add(ctx, params.watchlist_token, body),
);
