import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { StatusChange } from './case-steps';

/** The status changes of the case, the oldest first; none until they have loaded. */
export function useStatusChanges(token: string): StatusChange[] {
  const changes = useQuery(
    readQuery('/v1/cases/{case_token}/audit-logs', {
      path: { case_token: token },
      query: { event_type: 'case.status_changed', sort: 'created_at', limit: 200 },
    }),
  );
  return (changes.data?.data ?? []).flatMap(({ details, created_at }) =>
    typeof details.to === 'string' ? [{ to: details.to, at: created_at }] : [],
  );
}
