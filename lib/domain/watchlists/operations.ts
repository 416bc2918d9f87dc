import { created, listOf, noContent, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
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

const tag = 'Watchlists';

export const listWatchlists = operation({
  id: 'watchlists.list',
  method: 'GET',
  path: '/v1/watchlists',
  tag,
  scope: 'watchlists:read',
  summary: 'List the project’s own watchlists, or the public ones in force',
  query: WatchlistFilters,
  answer: listOf(Watchlist, { sorts: watchlistSorts }),
});

export const createWatchlist = operation({
  id: 'watchlists.create',
  method: 'POST',
  path: '/v1/watchlists',
  tag,
  scope: 'watchlists:write',
  summary: 'Create a watchlist of the project',
  body: CreateWatchlist,
  answer: created(Watchlist),
  example: { name: 'Former customers', category: 'watchlist' },
});

export const getWatchlist = operation({
  id: 'watchlists.get',
  method: 'GET',
  path: '/v1/watchlists/{watchlist_token}',
  tag,
  scope: 'watchlists:read',
  summary: 'Get a watchlist',
  params: WatchlistParams,
  answer: resource(Watchlist),
});

export const retireWatchlist = operation({
  id: 'watchlists.retire',
  method: 'DELETE',
  path: '/v1/watchlists/{watchlist_token}',
  tag,
  scope: 'watchlists:write',
  summary: 'Remove a watchlist of the project from screening',
  params: WatchlistParams,
  answer: noContent,
});

export const listWatchlistEntries = operation({
  id: 'watchlists.list_entries',
  method: 'GET',
  path: '/v1/watchlists/{watchlist_token}/entries',
  tag,
  scope: 'watchlists:read',
  summary: 'List the entries of a watchlist of the project',
  params: WatchlistParams,
  query: WatchlistEntryFilters,
  answer: listOf(WatchlistEntry, { sorts: watchlistEntrySorts }),
});

export const addWatchlistEntries = operation({
  id: 'watchlists.add_entries',
  method: 'POST',
  path: '/v1/watchlists/{watchlist_token}/entries',
  tag,
  scope: 'watchlists:write',
  summary: 'Add one entry, or up to 1,000, to a watchlist of the project',
  params: WatchlistParams,
  body: AddWatchlistEntries,
  answer: created(AddedWatchlistEntries),
  example: { name: 'Ann Ash', date_of_birth: '1975-03' },
});

export const removeWatchlistEntry = operation({
  id: 'watchlists.remove_entry',
  method: 'DELETE',
  path: '/v1/watchlists/{watchlist_token}/entries/{list_entry_id}',
  tag,
  scope: 'watchlists:write',
  summary: 'Remove an entry from a watchlist of the project',
  params: WatchlistEntryParams,
  answer: noContent,
});
