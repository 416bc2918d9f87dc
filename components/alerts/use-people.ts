import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/query';
import { listUsers } from '@/lib/domain/access/operations';
import type { User } from '@/lib/domain/access/schema';

const minutes = 60_000;

export function usePeople() {
  return useQuery({ ...operationQuery(listUsers, { query: { limit: 100 } }), staleTime: 5 * minutes });
}

/** The person with a token, while the people are known. */
export function usePerson(token: string | null): User | undefined {
  const people = usePeople();
  return people.data?.data.find((person) => person.token === token);
}
