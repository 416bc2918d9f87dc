'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { alertQuery } from '@/components/alerts/alert-cache';
import { type Offered, otherThanProposed } from '@/components/alerts/decision/choices';
import { DecisionForm } from '@/components/alerts/decision/decision-form';
import { type Draft, recallDraft } from '@/components/alerts/decision/draft';
import type { CommittedPlan } from '@/components/alerts/decision/plan';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { readStateOf } from '@/components/ui/read-state';
import type { Alert } from '@/lib/domain/alerts/schema';

/** Where it scrolls, the evidence keeps its half of the pane, and the button that decides stays in sight. */
const scrollingStyle =
  'max-h-[50dvh] min-h-0 overflow-y-auto scroll-pb-16 @4xl/page:max-h-none [&_[type=submit]]:sticky [&_[type=submit]]:bottom-0 [&_[type=submit]]:[box-shadow:0_0_0_0.375rem_var(--color-surface)]';

/** Escape leaves the text first, and then the dialog. */
function leaveText({ key, target, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape' && target instanceof HTMLTextAreaElement && currentTarget instanceof HTMLElement)
    currentTarget.focus();
}

/** The only choice is already made; what was written before is kept. */
function startingWith({ choices, actions }: Offered, kept: Draft): Draft | null {
  const [only, ...others] = choices;
  return only && others.length === 0 ? { ...kept, choice: only, action: actions[0] ?? kept.action } : null;
}

interface DecideOtherwiseProps {
  alert: Alert;
  onCommit: (plan: CommittedPlan, draft: Draft) => void;
  onClose: () => void;
}

/**
 * Decides a proposal otherwise, where it is shown. A dialog, although it covers nothing: until a verdict is chosen, what
 * a reviewer types may not run the shortcuts of the page.
 */
export function DecideOtherwise({ alert: listed, onCommit, onClose }: DecideOtherwiseProps) {
  const whole = useQuery(alertQuery(listed.token));
  const place = useRef<HTMLDivElement>(null);
  const { token: person } = useViewer();
  const offered = otherThanProposed(listed);
  useShortcuts({ Escape: onClose }, place);
  useEffect(() => {
    const dialog = place.current;
    dialog?.focus();
    dialog?.addEventListener('keydown', leaveText);
    return () => dialog?.removeEventListener('keydown', leaveText);
  }, []);
  return (
    <div
      ref={place}
      role="dialog"
      aria-label="Decide otherwise"
      tabIndex={-1}
      className={`@container/triage flex flex-col gap-1 rounded-b-lg border-t bg-surface px-4 py-1.5 outline-none ${scrollingStyle}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">Decide otherwise</h3>
        <Button look="quiet" size="small" aria-keyshortcuts="Escape" onClick={onClose} className="-mr-2">
          Cancel <Kbd keys="Esc" />
        </Button>
      </div>
      <DecisionForm
        alert={whole.data ?? listed}
        evidence={readStateOf(whole)}
        broughtBack={startingWith(offered, recallDraft(person, listed.token))}
        onCommit={onCommit}
        onLeaveText={() => place.current?.focus()}
        offered={offered}
        focusAfterChoice="always"
        within={place}
      />
    </div>
  );
}
