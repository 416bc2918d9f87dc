import { type QueryClient, useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { User } from '@/lib/domain/access/schema';

const staleMs = 5 * 60_000;

const usersQuery = readQuery('/v1/users', { query: { limit: 100 } });

export function useUsers(isNeeded = true) {
  return useQuery({ ...usersQuery, staleTime: staleMs, enabled: isNeeded });
}

/** The names of the users, as far as they are loaded. */
export function namesOf(queryClient: QueryClient): ReadonlyMap<string, string> {
  const users = queryClient.getQueryData(usersQuery.queryKey)?.data ?? [];
  return new Map(users.map(({ token, name }) => [token, name]));
}

export function useUser(token: string | null): User | undefined {
  const users = useUsers();
  return users.data?.data.find((user) => user.token === token);
}
