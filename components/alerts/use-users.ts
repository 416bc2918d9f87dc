import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/query';
import { listUsers } from '@/lib/domain/access/operations';
import type { User } from '@/lib/domain/access/schema';

const staleMs = 5 * 60_000;

export function useUsers() {
  return useQuery({ ...operationQuery(listUsers, { query: { limit: 100 } }), staleTime: staleMs });
}

export function useUser(token: string | null): User | undefined {
  const users = useUsers();
  return users.data?.data.find((user) => user.token === token);
}
