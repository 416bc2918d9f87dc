import { useViewer } from '@/components/shell/viewer';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { api, bodyOf } from '@/lib/api/client';

const limit = 100;

/** Unresolved alerts, by deadline. */
export function useOwnAlerts() {
  const { token } = useViewer();
  const query = {
    assigned_to: token,
    resolved: 'exclude',
    snoozed: 'exclude',
    sort: 'sla_deadline',
    limit,
  } as const;
  return useListPages({
    queryKey: ['/v1/alerts', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/alerts', { params: { query: { ...query, cursor } }, signal })),
  });
}

export function useOwnCases() {
  const { token } = useViewer();
  const query = { assigned_to: token, closed: 'exclude', sort: 'sla_deadline', limit } as const;
  return useListPages({
    queryKey: ['/v1/cases', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/cases', { params: { query: { ...query, cursor } }, signal })),
  });
}
