import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/watchlists/operations';
import { getWatchlist } from '@/lib/domain/watchlists/own/get-watchlist';
import { retireWatchlist } from '@/lib/domain/watchlists/own/retire-watchlist';

export const GET = route(operations.getWatchlist, (ctx, { params }) =>
  getWatchlist(ctx, params.watchlist_token),
);
export const DELETE = route(operations.retireWatchlist, (ctx, { params }) =>
  retireWatchlist(ctx, params.watchlist_token),
);
