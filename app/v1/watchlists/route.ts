import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/watchlists/operations';
import { createWatchlist } from '@/lib/domain/watchlists/own/create-watchlist';
import { listWatchlists } from '@/lib/domain/watchlists/own/list-watchlists';

export const GET = route(operations.listWatchlists, (ctx, { query, page }) =>
  listWatchlists(ctx, query, page),
);
export const POST = route(operations.createWatchlist, (ctx, { body }) => createWatchlist(ctx, body));
