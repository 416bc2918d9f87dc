import { route } from '@/lib/api/route';
import { createWatchlist, listWatchlists } from '@/lib/domain/watchlists/operations';
import { createWatchlist as create } from '@/lib/domain/watchlists/own/create-watchlist';
import { listWatchlists as list } from '@/lib/domain/watchlists/own/list-watchlists';

export const GET = route(listWatchlists, (ctx, { query, page }) => list(ctx, query, page));
export const POST = route(createWatchlist, (ctx, { body }) => create(ctx, body));
