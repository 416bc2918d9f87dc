import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { User } from '@/lib/domain/access/schema';

const staleMs = 5 * 60_000;

export function useUsers() {
  return useQuery({ ...readQuery('/v1/users', { query: { limit: 100 } }), staleTime: staleMs });
}

export function useUser(token: string | null): User | undefined {
  const users = useUsers();
  return users.data?.data.find((user) => user.token === token);
}
