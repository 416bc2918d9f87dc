import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ReadPath, readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';

export const queueKey = 'alerts.queue';

export interface QueuePage {
  alerts: Alert[];
  cursor: string | null;
  /** When the newest matching alert was created, as of loading; null on later pages and for an empty queue. */
  newestAt: string | null;
}

const alertKey = (token: string) =>
  readQuery('/v1/alerts/{alert_token}', { path: { alert_token: token } }).queryKey;

/** Updates an alert in place wherever it is cached, so that no row of a queue moves. */
export function updateCachedAlert(queryClient: QueryClient, token: string, change: Partial<Alert>): void {
  const updated = (alert: Alert) => (alert.token === token ? { ...alert, ...change } : alert);
  queryClient.setQueryData(alertKey(token), (alert: Alert | undefined) => alert && updated(alert));
  queryClient.setQueriesData<InfiniteData<QueuePage>>(
    { queryKey: [queueKey] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, alerts: page.alerts.map(updated) })) },
  );
}

/** What else an alert is part of. */
const changedWithAlerts: readonly ReadPath[] = [
  '/v1/alerts',
  '/v1/audit-logs',
  '/v1/cases/{case_token}/alerts',
  '/v1/cases/{case_token}',
];

export function refetchAroundAlert(queryClient: QueryClient): void {
  for (const path of changedWithAlerts) void queryClient.invalidateQueries({ queryKey: [path] });
}
