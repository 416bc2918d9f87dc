import { useInfiniteQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { useNames } from '@/components/history/use-names';

const pageSize = 100;

/** The audit records of a case, newest first, with the names of what they are about. */
export function useCaseHistory(token: string) {
  const path = { case_token: token };
  const records = useInfiniteQuery({
    queryKey: ['/v1/cases/{case_token}/audit-logs', { path }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/v1/cases/{case_token}/audit-logs', {
          params: { path, query: { sort: '-sequence', limit: pageSize, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined, // the type of every later cursor
    getNextPageParam: ({ meta }) => meta.page.cursor ?? undefined,
  });
  const names = useNames({
    entities: useParties(token).data ?? none,
    alerts: useCaseAlerts(token).data ?? none,
    checks: useChecks(token).data ?? none,
  });
  return { records, names };
}

const none: never[] = [];
