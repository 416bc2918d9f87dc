import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import type { User } from '@/lib/domain/access/schema';
import { pageSize, firstItemsQuery } from '@/lib/api/query';

const query = { all: 'true', limit: pageSize } as const;

export const everybodyQuery = {
  ...firstItemsQuery('/v1/users', { query }, (cursor, signal) =>
    bodyOf(api.GET('/v1/users', { params: { query: { ...query, cursor } }, signal })),
  ),
  staleTime: 5 * 60_000,
};

/** The project's people, including auditors and disabled people: what they did keeps their name. */
export const useEverybody = () => useQuery(everybodyQuery);

export function useUser(token: string | null): User | undefined {
  return useEverybody().data?.find((user) => user.token === token);
}

/** The names of the project's people, as far as they are loaded. */
export function namesOf(queryClient: QueryClient): ReadonlyMap<string, string> {
  const users = queryClient.getQueryData(everybodyQuery.queryKey) ?? [];
  return new Map(users.map(({ token, name }) => [token, name]));
}
