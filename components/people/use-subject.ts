import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';

const minuteMs = 60_000;

/**
 * Cached, because several alerts often share a person or company. Leaving does not abort the read: once the code of
 * virtual rows has loaded, all rows are drawn anew, and would send it again.
 */
export function subjectQuery(entity_token: string) {
  const params = { path: { entity_token } };
  return queryOptions({
    ...readQuery('/v1/entities/{entity_token}', params),
    queryFn: () => dataOf(api.GET('/v1/entities/{entity_token}', { params })),
    staleTime: 5 * minuteMs,
  });
}

export const useSubject = (entityToken: string | null) =>
  useQuery({ ...subjectQuery(entityToken ?? ''), enabled: entityToken !== null });
