import { useQuery } from '@tanstack/react-query';
import { pageSize, wholeListQuery } from '@/components/cases/read-whole';
import { api, bodyOf } from '@/lib/api/client';
import type { User } from '@/lib/domain/access/schema';

const query = { all: 'true', limit: pageSize } as const;

export const everybodyQuery = {
  ...wholeListQuery('/v1/users', { query }, (cursor, signal) =>
    bodyOf(api.GET('/v1/users', { params: { query: { ...query, cursor } }, signal })),
  ),
  staleTime: 5 * 60_000,
};

/** The project's people, including auditors and disabled people: what they did keeps their name. */
export const useEverybody = () => useQuery(everybodyQuery);

export function useUser(token: string | null): User | undefined {
  return useEverybody().data?.find((user) => user.token === token);
}
