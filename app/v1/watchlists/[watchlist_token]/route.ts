import { route } from '@/lib/api/route';
import { getWatchlist, retireWatchlist } from '@/lib/domain/watchlists/operations';
import { getWatchlist as get } from '@/lib/domain/watchlists/own/get-watchlist';
import { retireWatchlist as retire } from '@/lib/domain/watchlists/own/retire-watchlist';

export const GET = route(getWatchlist, (ctx, { params }) => get(ctx, params.watchlist_token));
export const DELETE = route(retireWatchlist, (ctx, { params }) => retire(ctx, params.watchlist_token));
