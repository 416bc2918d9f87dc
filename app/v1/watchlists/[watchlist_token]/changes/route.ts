import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/watchlists/operations';
import { listWatchlistChanges } from '@/lib/domain/watchlists/service/list-watchlist-changes';

export const GET = route(operations.listWatchlistChanges, (ctx, { params, query, page }) =>
  listWatchlistChanges(ctx, params.watchlist_token, query, page),
);
