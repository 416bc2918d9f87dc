import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/query';
import { getAlert, listAlerts, listCaseAlerts } from '@/lib/domain/alerts/operations';
import type { Alert } from '@/lib/domain/alerts/schema';
import { listAuditLogs } from '@/lib/domain/audit/operations';
import { getCase } from '@/lib/domain/cases/operations';

export const queueKey = 'alerts.queue';

export interface QueuePage {
  alerts: Alert[];
  cursor: string | null;
  /** When the newest matching alert was created, as of loading; null on later pages and for an empty queue. */
  newestAt: string | null;
}

const alertKey = (token: string) => operationQuery(getAlert, { params: { alert_token: token } }).queryKey;

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

export function refetchAroundAlert(queryClient: QueryClient): void {
  for (const operation of [listAlerts, listAuditLogs, listCaseAlerts, getCase]) {
    void queryClient.invalidateQueries({ queryKey: [operation.id] });
  }
}
