import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { ApiProblem, call } from '@/lib/api/client';
import {
  acknowledgeAlert,
  assignAlert,
  escalateAlert,
  getAlert,
  resolveAlert,
} from '@/lib/domain/alerts/operations';
import type { Alert, AssignAlert, EscalateAlert, ResolveAlert } from '@/lib/domain/alerts/schema';
import { messageOf } from '@/components/ui/problem-notice';
import { refetchAroundAlert, updateCachedAlert } from './alert-cache';

export const useResolveAlert = (token: string) =>
  useAlertMutation(token, 'Alert resolved', (body: ResolveAlert) =>
    call(resolveAlert, { params: { alert_token: token }, body }),
  );

export const useEscalateAlert = (token: string) =>
  useAlertMutation(token, 'Alert escalated', (body: EscalateAlert) =>
    call(escalateAlert, { params: { alert_token: token }, body }),
  );

export const useAssignAlert = (token: string) =>
  useAlertMutation(token, 'Alert assigned', (body: AssignAlert) =>
    call(assignAlert, { params: { alert_token: token }, body }),
  );

export function useAcknowledgeAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (alert: Alert) => call(acknowledgeAlert, { params: { alert_token: alert.token } }),
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
  if (!(problem instanceof ApiProblem) || problem.status !== 409) return;
  const alert = await call(getAlert, { params: { alert_token: token } }).catch(() => null);
  if (alert) updateCachedAlert(queryClient, token, alert);
}

function describe(problem: unknown): string {
  const requestId = problem instanceof ApiProblem ? problem.requestId : null;
  return [messageOf(problem), requestId && `Request ${requestId}`].filter(Boolean).join(' ');
}
