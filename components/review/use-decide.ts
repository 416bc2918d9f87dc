import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchAroundAlert } from '@/components/alerts/alert-cache';
import { holdSeconds, undoHeld } from '@/components/alerts/alert-mutations';
import { type Draft, forgetDraft, keepDraft } from '@/components/alerts/decision/draft';
import { useViewer } from '@/components/shell/viewer';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { api, dataOf } from '@/lib/api/client';
import type { Alert, ResolveAlert } from '@/lib/domain/alerts/schema';
import { escalatedKey } from './use-review';

/** What a reviewer decides on a proposal: as proposed, with an empty body, or otherwise. */
export interface Decision {
  alert: Alert;
  body: ResolveAlert;
  /** The decision in a few words. */
  done: string;
  /** What was written for it; null for a confirmation. */
  draft: Draft | null;
}

interface Decided extends Decision {
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

/** Decides a proposal. The server holds the decision for five seconds, in which it can be undone. */
export function useDecide() {
  const queryClient = useQueryClient();
  const { token: person } = useViewer();
  const [held, setHeld] = useState<Decided | null>(null);
  const [deciding, setDeciding] = useState<ReadonlySet<string>>(new Set());
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['/v1/alerts'] });

  const decide = useMutation({
    mutationFn: ({ alert, body }: Decision) =>
      dataOf(
        api.POST('/v1/alerts/{alert_token}/resolve', {
          params: { path: { alert_token: alert.token } },
          body: { ...body, hold_seconds: holdSeconds },
        }),
      ),
    onMutate: ({ alert }) => setDeciding((before) => new Set(before).add(alert.token)),
    onSuccess: async (alert, decision) => {
      forgetDraft(person, alert.token);
      await showInPlace(queryClient, alert);
      setHeld({ ...decision, alert, until: Date.now() + holdSeconds * 1000 });
      window.setTimeout(() => refetchAroundAlert(queryClient), settledMs);
    },
    onSettled: (_, __, { alert }) =>
      setDeciding((before) => new Set([...before].filter((each) => each !== alert.token))),
    onError: (problem, { draft }) => {
      const title = draft ? 'The decision could not be made' : 'The proposal could not be confirmed';
      toast.error(title, { description: describeProblem(problem) });
      readAgain();
    },
  });
  const undo = useMutation({
    mutationFn: (alert: Alert) => undoHeld(alert.token),
    onSuccess: async (alert) => {
      if (held?.draft && held.alert.token === alert.token) keepDraft(person, alert.token, held.draft);
      await showInPlace(queryClient, alert);
      toast.success('Decision undone');
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
    isDeciding: (token: string) => deciding.has(token),
    decide: decide.mutate,
    undo: (alert: Alert, options: { onSuccess: () => void }) =>
      !undo.isPending && undo.mutate(alert, options),
  };
}
