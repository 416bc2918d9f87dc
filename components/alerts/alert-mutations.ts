import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, dataOf } from '@/lib/api/client';
import type { Alert, AssignAlert, SnoozeAlert } from '@/lib/domain/alerts/schema';
import { refetchAroundAlert, updateCachedAlert } from './alert-cache';

const ofAlert = (token: string) => ({ path: { alert_token: token } });

export const useAssignAlert = (token: string) =>
  useAlertMutation(token, 'Alert assigned', (body: AssignAlert) =>
    dataOf(api.POST('/v1/alerts/{alert_token}/assign', { params: ofAlert(token), body })),
  );

export const snooze = (token: string, body: SnoozeAlert): Promise<Alert> =>
  dataOf(api.POST('/v1/alerts/{alert_token}/snooze', { params: ofAlert(token), body }));

export const useSnoozeAlert = (token: string) =>
  useAlertMutation(token, 'Snooze changed', (body: SnoozeAlert) => snooze(token, body));

const acknowledge = (token: string): Promise<Alert> =>
  dataOf(api.POST('/v1/alerts/{alert_token}/acknowledge', { params: ofAlert(token) }));

/** How long a decision can be undone. The server holds it for this time, so closing the tab loses nothing. */
export const holdSeconds = 5;

export const undoHeld = (token: string): Promise<Alert> =>
  dataOf(api.POST('/v1/alerts/{alert_token}/undo', { params: ofAlert(token) }));

export function useAcknowledgeAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ token }: Alert) => acknowledge(token),
    onMutate: (alert) => updateCachedAlert(queryClient, alert.token, { status: 'Acknowledged' }),
    onSuccess: (alert) => applyChange(queryClient, alert, 'Alert acknowledged'),
    onError: (problem, alert) => {
      updateCachedAlert(queryClient, alert.token, { status: alert.status });
      toast.error('The alert could not be acknowledged', { description: describeProblem(problem) });
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
  // The page shows the change itself, and a toast would cover its buttons.
  toast.spoken(successMessage);
}

/** Returns the current alert after a 409, which means that it has changed since it was loaded. Otherwise null. */
export async function refetchAfterConflict(
  queryClient: QueryClient,
  token: string,
  problem: unknown,
): Promise<Alert | null> {
  if (!(problem instanceof ProbityError) || problem.status !== 409) return null;
  const read = api.GET('/v1/alerts/{alert_token}', { params: ofAlert(token) });
  const alert = await dataOf(read).catch(() => null);
  if (alert) updateCachedAlert(queryClient, token, alert);
  return alert;
}
