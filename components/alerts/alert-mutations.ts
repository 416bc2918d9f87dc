import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { ProbityError } from '@/clients/typescript/src/problem';
import { api, dataOf } from '@/lib/api/client';
import type { Alert, AssignAlert, EscalateAlert, ResolveAlert } from '@/lib/domain/alerts/schema';
import { messageOf } from '@/components/ui/problem-notice';
import { refetchAroundAlert, updateCachedAlert } from './alert-cache';

export const useResolveAlert = (token: string) =>
  useAlertMutation(token, 'Alert resolved', (body: ResolveAlert) =>
    dataOf(api.POST('/v1/alerts/{alert_token}/resolve', { params: { path: { alert_token: token } }, body })),
  );

export const useEscalateAlert = (token: string) =>
  useAlertMutation(token, 'Alert escalated', (body: EscalateAlert) =>
    dataOf(api.POST('/v1/alerts/{alert_token}/escalate', { params: { path: { alert_token: token } }, body })),
  );

export const useAssignAlert = (token: string) =>
  useAlertMutation(token, 'Alert assigned', (body: AssignAlert) =>
    dataOf(api.POST('/v1/alerts/{alert_token}/assign', { params: { path: { alert_token: token } }, body })),
  );

export function useAcknowledgeAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ token }: Alert) =>
      dataOf(api.POST('/v1/alerts/{alert_token}/acknowledge', { params: { path: { alert_token: token } } })),
    onMutate: (alert) => updateCachedAlert(queryClient, alert.token, { status: 'Acknowledged' }),
    onSuccess: (alert) => applyChange(queryClient, alert, 'Alert acknowledged'),
    onError: (problem, alert) => {
      updateCachedAlert(queryClient, alert.token, { status: alert.status });
      toast.error('The alert could not be acknowledged', { description: describe(problem) });
      return refetchAfterConflict(queryClient, alert.token, problem);
    },
  });
}

function useAlertMutation<Body>(
  token: string,
  successMessage: string,
  change: (body: Body) => Promise<Alert>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (alert) => applyChange(queryClient, alert, successMessage),
    onError: (problem) => refetchAfterConflict(queryClient, token, problem),
  });
}

function applyChange(queryClient: QueryClient, alert: Alert, successMessage: string): void {
  updateCachedAlert(queryClient, alert.token, alert);
  refetchAroundAlert(queryClient);
  toast.success(successMessage);
}

/** 409 means that the alert has changed since it was loaded. */
async function refetchAfterConflict(
  queryClient: QueryClient,
  token: string,
  problem: unknown,
): Promise<void> {
  if (!(problem instanceof ProbityError) || problem.status !== 409) return;
  const read = api.GET('/v1/alerts/{alert_token}', { params: { path: { alert_token: token } } });
  const alert = await dataOf(read).catch(() => null);
  if (alert) updateCachedAlert(queryClient, token, alert);
}

function describe(problem: unknown): string {
  const requestId = problem instanceof ProbityError ? problem.requestId : null;
  return [messageOf(problem), requestId && `Request ${requestId}`].filter(Boolean).join(' ');
}
