import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { updateCachedAlert } from '@/components/alerts/alert-cache';
import { holdSeconds } from '@/components/alerts/alert-mutations';
import { useViewer } from '@/components/shell/viewer';
import type { Alert } from '@/lib/domain/alerts/schema';
import { subjectName } from '@/lib/domain/alerts/kinds';
import { type Draft, keepDraft } from './draft';
import type { CommittedPlan } from './plan';
import type * as Sent from './send-decision';
import { heldAfter, type Undoable, without } from './undoable';

interface Committed {
  alert: Alert;
  /** The decision in a few words. */
  done: string;
  draft: Draft;
  /** Until when it can be undone, in milliseconds since 1970. */
  until: number;
  /** Settles once the server has answered. */
  sent: Promise<void>;
}

/** The draft of a decision that was undone or refused, with its choice. */
export interface BroughtBack {
  alert: string;
  draft: Draft;
  /** Increases each time, so that the form starts afresh. */
  revision: number;
}

/** Of the workspace, which has loaded before anybody can decide. */
export type DecisionCode = Pick<typeof Sent, 'makeDecision' | 'undoDecision'>;

/**
 * @param reopen shows an alert again whose decision was undone or refused
 * @param code null until it has loaded
 */
export function useDecisions(reopen: (token: string) => void, code: DecisionCode | null) {
  const queryClient = useQueryClient();
  const { token: person } = useViewer();
  const { mutateAsync: change } = useMutation({ mutationFn: (send: () => Promise<Alert>) => send() });
  /** The decisions that can be undone, the newest last. */
  const [held, setHeld] = useState<readonly Committed[]>([]);
  const [broughtBack, setBroughtBack] = useState<BroughtBack | null>(null);
  /** The alerts that were decided, without those that were brought back. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const busy = useRef(new Set<string>());

  const bringBack = (alert: Alert, draft: Draft) => {
    keepDraft(person, alert.token, draft);
    setDecided((all) => new Set([...all].filter((token) => token !== alert.token)));
    setBroughtBack((before) => ({ draft, alert: alert.token, revision: (before?.revision ?? 0) + 1 }));
    reopen(alert.token);
  };

  async function make(alert: Alert, plan: CommittedPlan, draft: Draft, by: DecisionCode): Promise<void> {
    const onRefused = (refusal: string) => {
      setHeld((all) => all.filter((each) => each.alert.token !== alert.token));
      bringBack(alert, { ...draft, refusal });
    };
    await by.makeDecision({ queryClient, change, alert, person, plan, draft, onRefused });
    busy.current.delete(alert.token);
  }

  /** Shows the alert as decided at once. Does nothing if a decision on it is already being sent. */
  function commit(alert: Alert, plan: CommittedPlan, draft: Draft): boolean {
    const { token } = alert;
    if (!code || busy.current.has(token)) return false;
    busy.current.add(token);
    const until = Date.now() + holdSeconds * 1_000;
    const look = { action: plan.kind, by: person, until: new Date(until).toISOString() };
    updateCachedAlert(queryClient, token, { held: look });
    const committed = { alert, done: plan.done, draft, until, sent: make(alert, plan, draft, code) };
    setHeld((all) => [...all, committed]);
    setDecided((all) => new Set([...all, token]));
    return true;
  }

  async function undo(committed: Committed): Promise<void> {
    const { alert, draft, sent } = committed;
    setHeld((all) => without(all, committed));
    await sent;
    const onUndone = () => bringBack(alert, { ...draft, refusal: null });
    await code?.undoDecision({ queryClient, change, alert, onUndone });
  }

  const newest = held.at(-1);
  const undoable: Undoable | null = newest
    ? {
        done: newest.done,
        about: subjectName(newest.alert),
        until: newest.until,
        undo: () => void undo(newest),
        forget: () => setHeld((all) => heldAfter(all, newest)),
      }
    : null;
  return { undoable, broughtBack, decided, commit };
}
