import { route } from '@/lib/api/route';
import { addWatchlistEntries, listWatchlistEntries } from '@/lib/domain/watchlists/operations';
import * as ownLists from '@/lib/domain/watchlists/own/own-lists';

export const GET = route(listWatchlistEntries, (ctx, { params, query, page }) =>
  ownLists.listEntries(ctx, params.watchlist_token, query, page),
);
export const POST = route(addWatchlistEntries, (ctx, { params, body }) =>
  ownLists.addEntries(ctx, params.watchlist_token, body),
);
