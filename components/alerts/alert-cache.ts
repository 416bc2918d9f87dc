import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ReadPath, readQuery } from '@/lib/api/query';
import { api, bodyOf } from '@/lib/api/client';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { Match } from '@/lib/domain/screening/schema';

export const listKey = 'alerts.list';

export interface ListPage {
  alerts: Alert[];
  cursor: string | null;
  /** The index of the list's query that this page belongs to, and how many alerts that query finds in total. */
  part: number;
  total: number;
  totalIsMinimum: boolean;
}

export const alertQuery = (token: string) =>
  readQuery('/v1/alerts/{alert_token}', { path: { alert_token: token } });

/** The alerts on one person or company, the most recent first. */
export const subjectAlertsQuery = (entityToken: string) =>
  readQuery('/v1/alerts', { query: { entity_token: entityToken, sort: '-created_at', limit: 100 } });

/** The resolved alerts on one list entry, whichever person or company they are about, the most recent first. */
export const decidedOnEntryQuery = ({ list, list_entry_id }: Pick<Match, 'list' | 'list_entry_id'>) =>
  readQuery('/v1/alerts', {
    query: { status: 'Resolved', list, list_entry_id, sort: '-created_at', limit: 100 },
  });

/** A late event may carry an older state than one that has been read since. */
const isOlder = (change: Partial<Alert>, { updated_at }: Alert) =>
  change.updated_at !== undefined && change.updated_at < updated_at;

/** Updates an alert in place wherever it is cached, so that no row of a list moves. */
export function updateCachedAlert(queryClient: QueryClient, token: string, change: Partial<Alert>): void {
  const updated = (alert: Alert) =>
    alert.token === token && !isOlder(change, alert) ? { ...alert, ...change } : alert;
  queryClient.setQueryData(alertQuery(token).queryKey, (alert: Alert | undefined) => alert && updated(alert));
  queryClient.setQueriesData<InfiniteData<ListPage>>(
    { queryKey: [listKey] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, alerts: page.alerts.map(updated) })) },
  );
}

/** The case's unresolved alerts that are in the cache. */
const cachedOfCase = (queryClient: QueryClient, caseToken: string): Alert[] =>
  [
    ...queryClient
      .getQueriesData<Alert>({ queryKey: ['/v1/alerts/{alert_token}'] })
      .map(([, alert]) => alert),
    ...queryClient
      .getQueriesData<InfiniteData<ListPage>>({ queryKey: [listKey] })
      .flatMap(([, data]) => data?.pages.flatMap(({ alerts }) => alerts)),
  ].filter((alert) => alert?.case_token === caseToken && alert.status !== 'Resolved') as Alert[]; // without undefined

/**
 * Updates the SLA clocks of a case's alerts: they pause while the case waits for its client, and their deadlines move.
 */
export async function readClocksOfCase(
  queryClient: QueryClient,
  { token, status }: Pick<Case, 'token' | 'status'>,
): Promise<void> {
  const isPaused = status === 'Client Input';
  const cached = cachedOfCase(queryClient, token);
  if (cached.every(({ sla_paused_at }) => (sla_paused_at !== null) === isPaused)) return;
  const params = { path: { case_token: token }, query: { limit: 100 } };
  const { data } = await bodyOf(api.GET('/v1/cases/{case_token}/alerts', { params }));
  for (const alert of data) updateCachedAlert(queryClient, alert.token, alert);
}

/** Everything else that shows data of an alert. */
const changedWithAlerts: readonly ReadPath[] = [
  '/v1/alerts',
  '/v1/alerts/counts',
  '/v1/audit-logs',
  '/v1/cases/{case_token}/alerts',
  '/v1/cases/{case_token}',
];

export function refetchAroundAlert(queryClient: QueryClient): void {
  for (const path of changedWithAlerts) void queryClient.invalidateQueries({ queryKey: [path] });
}
