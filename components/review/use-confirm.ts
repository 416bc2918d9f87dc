import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchAroundAlert } from '@/components/alerts/alert-cache';
import { holdSeconds, undoHeld } from '@/components/alerts/alert-mutations';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, dataOf } from '@/lib/api/client';
import type { Alert } from '@/lib/domain/alerts/schema';
import { escalatedKey } from './use-review';

interface Confirmed {
  alert: Alert;
  /** Until when it can be undone, in milliseconds since 1970. */
  until: number;
}

/** After this time the server has made the move: it checks four times a second. */
const settledMs = (holdSeconds + 1) * 1000;

/**
 * Shows a change in the list. A read that began before the change would show the old state again, so it is cancelled.
 */
async function showInPlace(queryClient: QueryClient, changed: Alert): Promise<void> {
  await queryClient.cancelQueries({ queryKey: escalatedKey });
  const updated = (alert: Alert) => (alert.token === changed.token ? changed : alert);
  queryClient.setQueriesData<InfiniteData<{ data: Alert[] }>>(
    { queryKey: escalatedKey },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map(updated) })) },
  );
}

/** Confirms a proposal unchanged. The server holds it for five seconds, in which it can be undone. */
export function useConfirm() {
  const queryClient = useQueryClient();
  const [held, setHeld] = useState<Confirmed | null>(null);
  const [confirming, setConfirming] = useState<ReadonlySet<string>>(new Set());
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['/v1/alerts'] });

  const confirm = useMutation({
    mutationFn: (alert: Alert) =>
      dataOf(
        api.POST('/v1/alerts/{alert_token}/resolve', {
          params: { path: { alert_token: alert.token } },
          body: { hold_seconds: holdSeconds },
        }),
      ),
    onMutate: ({ token }) => setConfirming((before) => new Set(before).add(token)),
    onSuccess: async (alert) => {
      await showInPlace(queryClient, alert);
      setHeld({ alert, until: Date.now() + holdSeconds * 1000 });
      window.setTimeout(() => refetchAroundAlert(queryClient), settledMs);
    },
    onSettled: (_, __, { token }) =>
      setConfirming((before) => new Set([...before].filter((each) => each !== token))),
    onError: (problem) => {
      toast.error('The proposal could not be confirmed', { description: describeProblem(problem) });
      readAgain();
    },
  });
  const undo = useMutation({
    mutationFn: (alert: Alert) => undoHeld(alert.token),
    onSuccess: async (alert) => {
      await showInPlace(queryClient, alert);
      toast.success('Confirmation undone');
    },
    onError: (problem) => {
      toast.error('It could not be undone', { description: describeProblem(problem) });
      readAgain();
    },
    onSettled: () => setHeld(null),
  });

  return {
    held,
    forget: () => setHeld(null),
    isConfirming: (token: string) => confirming.has(token),
    confirm: confirm.mutate,
    undo: (alert: Alert, options: { onSuccess: () => void }) =>
      !undo.isPending && undo.mutate(alert, options),
  };
}
