import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { useChange } from '@/components/ui/use-change';
import { useViewer } from '@/components/shell/viewer';
import { api, bodyOf, dataOf } from '@/lib/api/client';
import { type ReadPath, readQuery } from '@/lib/api/query';
import { scopesOf } from '@/lib/domain/access/scopes';
import type {
  AddWatchlistEntries,
  CreateWatchlist,
  WatchlistChangeFilters,
  WatchlistEntryFilters,
} from '@/lib/domain/watchlists/schema';

/** More lists than a project can have. */
const allLists = 100;

export const useLists = (scope: 'public' | 'project') =>
  useQuery(readQuery('/v1/watchlists', { query: { scope, sort: 'name', limit: allLists } }));

export const useList = (token: string) =>
  useQuery(readQuery('/v1/watchlists/{watchlist_token}', { path: { watchlist_token: token } }));

export function useEntries(token: string, filters: WatchlistEntryFilters) {
  const path = { watchlist_token: token };
  return useListPages({
    queryKey: ['/v1/watchlists/{watchlist_token}/entries', { path, query: filters }],
    load: (cursor, signal) =>
      bodyOf(
        api.GET('/v1/watchlists/{watchlist_token}/entries', {
          params: { path, query: { ...filters, cursor, limit: 100 } },
          signal,
        }),
      ),
  });
}

export function useVersions(token: string) {
  const path = { watchlist_token: token };
  return useListPages({
    queryKey: ['/v1/watchlists/{watchlist_token}/versions', { path }],
    load: (cursor, signal) =>
      bodyOf(
        api.GET('/v1/watchlists/{watchlist_token}/versions', { params: { path, query: { cursor } }, signal }),
      ),
  });
}

export function useChanges(token: string, filters: WatchlistChangeFilters) {
  const path = { watchlist_token: token };
  return useListPages({
    queryKey: ['/v1/watchlists/{watchlist_token}/changes', { path, query: filters }],
    load: (cursor, signal) =>
      bodyOf(
        api.GET('/v1/watchlists/{watchlist_token}/changes', {
          params: { path, query: { ...filters, cursor } },
          signal,
        }),
      ),
  });
}

export const useListHistory = (token: string) =>
  useQuery({
    ...readQuery('/v1/audit-logs', { query: { target_token: token, sort: '-sequence', limit: 50 } }),
    placeholderData: keepPreviousData,
  });

export const useCanWriteLists = (): boolean => scopesOf[useViewer().role].has('watchlists:write');

/** Everything that shows a list. No event reports changes of lists. */
const changedWithLists: readonly ReadPath[] = [
  '/v1/watchlists',
  '/v1/watchlists/{watchlist_token}',
  '/v1/watchlists/{watchlist_token}/entries',
  '/v1/watchlists/{watchlist_token}/versions',
  '/v1/audit-logs',
];

const useListChange = <Input = void, Answer = unknown>(
  change: (input: Input) => Promise<Answer>,
  done: string,
) => useChange({ change, changes: changedWithLists, done });

export const useCreateList = () =>
  useListChange((body: CreateWatchlist) => dataOf(api.POST('/v1/watchlists', { body })), 'List created');

export const useRetireList = (token: string) =>
  useListChange(
    () => api.DELETE('/v1/watchlists/{watchlist_token}', { params: { path: { watchlist_token: token } } }),
    'List removed from screening',
  );

export const useAddEntries = (token: string) =>
  useListChange(
    (body: AddWatchlistEntries) =>
      dataOf(
        api.POST('/v1/watchlists/{watchlist_token}/entries', {
          params: { path: { watchlist_token: token } },
          body,
        }),
      ),
    'Entries added',
  );

export const useRemoveEntry = (token: string, list_entry_id: string) =>
  useListChange(
    () =>
      api.DELETE('/v1/watchlists/{watchlist_token}/entries/{list_entry_id}', {
        params: { path: { watchlist_token: token, list_entry_id } },
      }),
    'Entry removed',
  );
