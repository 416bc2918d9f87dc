import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/watchlists/operations';
import { listWatchlistVersions } from '@/lib/domain/watchlists/service/list-watchlist-versions';

export const GET = route(operations.listWatchlistVersions, (ctx, { params, page }) =>
  listWatchlistVersions(ctx, params.watchlist_token, page),
);
