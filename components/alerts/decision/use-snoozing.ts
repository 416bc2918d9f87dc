import { useQueryClient } from '@tanstack/react-query';
import { refetchAroundAlert, updateCachedAlert } from '@/components/alerts/alert-cache';
import { holdSeconds, snooze } from '@/components/alerts/alert-mutations';
import { formatDateTime } from '@/components/ui/format';
import { describeProblem } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import type { Alert } from '@/lib/domain/alerts/schema';
import { subjectName } from '@/lib/domain/alerts/kinds';
import type { Undoable } from './undoable';

export type OfferUndo = (change: (offered: Undoable | null) => Undoable | null) => void;

interface Snoozing {
  offerUndo: OfferUndo;
  /** Shows an alert again whose snooze was undone. */
  reopen: (token: string) => void;
  /** Goes on to the next alert. */
  goOn: () => void;
}

/** What follows a snooze: the next alert, and for a few seconds an undo, as after a decision. */
export function useSnoozing({ offerUndo, reopen, goOn }: Snoozing) {
  const queryClient = useQueryClient();

  async function undo({ token, snoozed_until }: Alert): Promise<void> {
    offerUndo(() => null);
    try {
      updateCachedAlert(queryClient, token, await snooze(token, { until: snoozed_until }));
      reopen(token);
    } catch (problem) {
      toast.error('The snooze could not be undone', { description: describeProblem(problem) });
    }
    refetchAroundAlert(queryClient);
  }

  return (before: Alert, until: string): void => {
    const offered: Undoable = {
      done: `Snoozed until ${formatDateTime(until)}`,
      about: subjectName(before),
      until: Date.now() + holdSeconds * 1_000,
      undo: () => void undo(before),
      forget: () => offerUndo((current) => (current === offered ? null : current)),
    };
    offerUndo(() => offered);
    goOn();
  };
}
