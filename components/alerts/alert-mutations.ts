import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { ApiProblem, call } from '@/lib/api/client';
import { operationQuery } from '@/lib/api/query';
import {
  acknowledgeAlert,
  assignAlert,
  escalateAlert,
  getAlert,
  listAlerts,
  resolveAlert,
} from '@/lib/domain/alerts/operations';
import type { Alert, AssignAlert, EscalateAlert, ResolveAlert } from '@/lib/domain/alerts/schema';
import { listAuditLogs } from '@/lib/domain/audit/operations';
import { getCase, listCaseAlerts } from '@/lib/domain/cases/operations';
import { wordsOf } from '@/components/ui/problem-notice';
import { type QueuePage, queueKey } from '@/components/alerts/queue/use-alert-queue';

const alertKey = (token: string) => operationQuery(getAlert, { params: { alert_token: token } }).queryKey;

/** Writes an alert into every list on the page without moving it: the reader's place stays. */
function showAlert(queryClient: QueryClient, token: string, change: Partial<Alert>): void {
  const changed = (alert: Alert) => (alert.token === token ? { ...alert, ...change } : alert);
  queryClient.setQueryData(alertKey(token), (alert: Alert | undefined) => alert && changed(alert));
  queryClient.setQueriesData<InfiniteData<QueuePage>>(
    { queryKey: [queueKey] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, alerts: page.alerts.map(changed) })) },
  );
}

function refreshAround(queryClient: QueryClient): void {
  for (const operation of [listAlerts, listAuditLogs, listCaseAlerts, getCase]) {
    void queryClient.invalidateQueries({ queryKey: [operation.id] });
  }
}

/** Somebody else was faster: show what they made of it. */
async function readAgain(queryClient: QueryClient, token: string, problem: unknown): Promise<void> {
  if (!(problem instanceof ApiProblem) || problem.status !== 409) return;
  const alert = await call(getAlert, { params: { alert_token: token } }).catch(() => null);
  if (alert) showAlert(queryClient, token, alert);
}

function useChange<Body>(token: string, done: string, change: (body: Body) => Promise<Alert>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (alert) => {
      showAlert(queryClient, token, alert);
      refreshAround(queryClient);
      toast.success(done);
    },
    onError: (problem) => readAgain(queryClient, token, problem),
  });
}

export const useResolveAlert = (token: string) =>
  useChange(token, 'Alert resolved', (body: ResolveAlert) =>
    call(resolveAlert, { params: { alert_token: token }, body }),
  );

export const useEscalateAlert = (token: string) =>
  useChange(token, 'Alert escalated', (body: EscalateAlert) =>
    call(escalateAlert, { params: { alert_token: token }, body }),
  );

export const useAssignAlert = (token: string) =>
  useChange(token, 'Alert assigned', (body: AssignAlert) =>
    call(assignAlert, { params: { alert_token: token }, body }),
  );

/** Shown as done at once, and taken back when the server refuses. */
export function useAcknowledgeAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (alert: Alert) => call(acknowledgeAlert, { params: { alert_token: alert.token } }),
    onMutate: (alert) => showAlert(queryClient, alert.token, { status: 'Acknowledged' }),
    onSuccess: (alert) => {
      showAlert(queryClient, alert.token, alert);
      refreshAround(queryClient);
      toast.success('Alert acknowledged');
    },
    onError: (problem, alert) => {
      showAlert(queryClient, alert.token, { status: alert.status });
      toast.error('The alert could not be acknowledged', { description: describe(problem) });
      return readAgain(queryClient, alert.token, problem);
    },
  });
}

function describe(problem: unknown): string {
  const requestId = problem instanceof ApiProblem ? problem.requestId : null;
  return [wordsOf(problem), requestId && `Request ${requestId}`].filter(Boolean).join(' ');
}
