import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/watchlists/operations';
import { addWatchlistEntries } from '@/lib/domain/watchlists/own/add-watchlist-entries';
import { listWatchlistEntries } from '@/lib/domain/watchlists/own/list-watchlist-entries';

export const GET = route(operations.listWatchlistEntries, (ctx, { params, query, page }) =>
  listWatchlistEntries(ctx, params.watchlist_token, query, page),
);
export const POST = route(operations.addWatchlistEntries, (ctx, { params, body }) =>
  addWatchlistEntries(ctx, params.watchlist_token, body),
);
