import { route } from '@/lib/api/route';
import { createWatchlist, listWatchlists } from '@/lib/domain/watchlists/operations';
import * as ownLists from '@/lib/domain/watchlists/own/own-lists';

export const GET = route(listWatchlists, (ctx, { query, page }) => ownLists.list(ctx, query, page));
export const POST = route(createWatchlist, (ctx, { body }) => ownLists.create(ctx, body));
