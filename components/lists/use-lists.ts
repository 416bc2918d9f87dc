import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { toast } from '@/components/ui/toast';
import { useViewer } from '@/components/shell/viewer';
import { api, bodyOf, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import { scopesOf } from '@/lib/domain/access/roles';
import type {
  AddWatchlistEntries,
  CreateWatchlist,
  WatchlistEntryFilters,
} from '@/lib/domain/watchlists/schema';

/** More than a project can have. */
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

export const useListHistory = (token: string) =>
  useQuery({
    ...readQuery('/v1/audit-logs', { query: { target_token: token, limit: 50 } }),
    placeholderData: keepPreviousData,
  });

export const useCanWriteLists = (): boolean => scopesOf[useViewer().role].has('watchlists:write');

/** No event tells of changes of lists. */
const readListsAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      String(path).startsWith('/v1/watchlists') || path === '/v1/audit-logs',
  });

function useListMutation<Input, Answer>(change: (input: Input) => Promise<Answer>, told: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      toast.success(told);
      await readListsAgain(queryClient);
    },
  });
}

export const useCreateList = () =>
  useListMutation((body: CreateWatchlist) => dataOf(api.POST('/v1/watchlists', { body })), 'List created');

export const useRetireList = (token: string) =>
  useListMutation(
    () => api.DELETE('/v1/watchlists/{watchlist_token}', { params: { path: { watchlist_token: token } } }),
    'List taken out of screening',
  );

export const useAddEntries = (token: string) =>
  useListMutation(
    (body: AddWatchlistEntries) =>
      dataOf(
        api.POST('/v1/watchlists/{watchlist_token}/entries', {
          params: { path: { watchlist_token: token } },
          body,
        }),
      ),
    'Entries added',
  );

export const useRemoveEntry = (token: string) =>
  useListMutation(
    (list_entry_id: string) =>
      api.DELETE('/v1/watchlists/{watchlist_token}/entries/{list_entry_id}', {
        params: { path: { watchlist_token: token, list_entry_id } },
      }),
    'Entry removed',
  );
