import { route } from '@/lib/api/route';
import { getWatchlist, retireWatchlist } from '@/lib/domain/watchlists/operations';
import * as ownLists from '@/lib/domain/watchlists/own/own-lists';

export const GET = route(getWatchlist, (ctx, { params }) => ownLists.get(ctx, params.watchlist_token));
export const DELETE = route(retireWatchlist, (ctx, { params }) =>
  ownLists.retire(ctx, params.watchlist_token),
);
