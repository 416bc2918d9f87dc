import { created, listOf, noContent, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  AddedWatchlistEntries,
  AddWatchlistEntries,
  CreateWatchlist,
  Watchlist,
  WatchlistChange,
  WatchlistChangeFilters,
  watchlistChangeSorts,
  WatchlistEntry,
  WatchlistEntryFilters,
  WatchlistEntryParams,
  watchlistEntrySorts,
  WatchlistFilters,
  WatchlistParams,
  watchlistSorts,
  WatchlistVersion,
  watchlistVersionSorts,
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

export const listWatchlistVersions = operation({
  id: 'watchlists.list_versions',
  method: 'GET',
  path: '/v1/watchlists/{watchlist_token}/versions',
  tag,
  scope: 'watchlists:read',
  summary: 'List the versions of a watchlist, own or public',
  description:
    'All versions that were ever imported, with how many entries each added, changed and removed. A version is compared with the one imported before it.',
  params: WatchlistParams,
  answer: listOf(WatchlistVersion, { sorts: watchlistVersionSorts }),
});

export const listWatchlistChanges = operation({
  id: 'watchlists.list_changes',
  method: 'GET',
  path: '/v1/watchlists/{watchlist_token}/changes',
  tag,
  scope: 'watchlists:read',
  summary: 'List the entries that a version of a watchlist added, changed or removed',
  description:
    'Compared with the version imported before it. The first version of a list has nothing to be compared with, and so no changes.',
  params: WatchlistParams,
  query: WatchlistChangeFilters,
  answer: listOf(WatchlistChange, { sorts: watchlistChangeSorts, defaultSort: 'list_entry_id' }),
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
