import { listOperation, operation } from '@/lib/domain/operation';
import {
  AddedWatchlistEntries,
  AddWatchlistEntries,
  CreateWatchlist,
  Watchlist,
  WatchlistEntry,
  WatchlistEntryFilters,
  WatchlistEntryParams,
  watchlistEntrySorts,
  WatchlistFilters,
  WatchlistParams,
  watchlistSorts,
} from './schema';

export const listWatchlists = listOperation({
  id: 'watchlists.list',
  method: 'GET',
  path: '/v1/watchlists',
  scope: 'watchlists:read',
  summary: 'List the project’s own watchlists, or the public ones in force',
  query: WatchlistFilters,
  response: Watchlist,
  list: { sorts: watchlistSorts, defaultLimit: 25, maxLimit: 100 },
});

export const createWatchlist = operation({
  id: 'watchlists.create',
  method: 'POST',
  path: '/v1/watchlists',
  scope: 'watchlists:write',
  summary: 'Create a watchlist of the project’s own',
  body: CreateWatchlist,
  response: Watchlist,
  status: 201,
});

export const getWatchlist = operation({
  id: 'watchlists.get',
  method: 'GET',
  path: '/v1/watchlists/{watchlist_token}',
  scope: 'watchlists:read',
  summary: 'Get a watchlist',
  params: WatchlistParams,
  response: Watchlist,
});

export const retireWatchlist = operation({
  id: 'watchlists.retire',
  method: 'DELETE',
  path: '/v1/watchlists/{watchlist_token}',
  scope: 'watchlists:write',
  summary: 'Take a watchlist of the project’s own out of screening',
  params: WatchlistParams,
  response: Watchlist,
  status: 204,
});

export const listWatchlistEntries = listOperation({
  id: 'watchlists.list_entries',
  method: 'GET',
  path: '/v1/watchlists/{watchlist_token}/entries',
  scope: 'watchlists:read',
  summary: 'List the entries of a watchlist of the project’s own',
  params: WatchlistParams,
  query: WatchlistEntryFilters,
  response: WatchlistEntry,
  list: { sorts: watchlistEntrySorts, defaultLimit: 25, maxLimit: 100 },
});

export const addWatchlistEntries = operation({
  id: 'watchlists.add_entries',
  method: 'POST',
  path: '/v1/watchlists/{watchlist_token}/entries',
  scope: 'watchlists:write',
  summary: 'Add one entry, or up to 1,000, to a watchlist of the project’s own',
  params: WatchlistParams,
  body: AddWatchlistEntries,
  response: AddedWatchlistEntries,
  status: 201,
});

export const removeWatchlistEntry = operation({
  id: 'watchlists.remove_entry',
  method: 'DELETE',
  path: '/v1/watchlists/{watchlist_token}/entries/{list_entry_id}',
  scope: 'watchlists:write',
  summary: 'Remove an entry from a watchlist of the project’s own',
  params: WatchlistEntryParams,
  response: WatchlistEntry,
  status: 204,
});
