'use client';

import { Lock } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { priorityBars } from '@/components/alerts/appearance';
import { DueText } from '@/components/alerts/due-text';
import { isDecided } from '@/components/alerts/list/group';
import { whyNotDecide } from '@/components/alerts/why-not-decide';
import { UserName } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { Field, TextArea } from '@/components/ui/field';
import type { ReadState } from '@/components/ui/read-state';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import { subjectName } from '@/lib/domain/alerts/kinds';
import { AlertActions } from './alert-actions';
import { AlertFacts } from './alert-facts';
import { DecisionForm } from './decision-form';
import { type Draft, noDraft, recallDraft } from './draft';
import { hasLost, otherDecider } from './lost-to';
import type { CommittedPlan } from './plan';
import { ProposalPanel } from './proposal-panel';
import { RetryFailedChecks } from './retry-failed-checks';
import { SnoozedNote } from './snoozed-note';
import type { BroughtBack } from './use-decisions';

interface DecisionPaneProps {
  alert: Alert;
  /** Of the evidence, on which the rationale is drafted. */
  evidence: ReadState;
  broughtBack: BroughtBack | null;
  next: Alert | undefined;
  onCommit: (alert: Alert, plan: CommittedPlan, draft: Draft) => void;
  onSnoozed: ComponentProps<typeof AlertActions>['onSnoozed'];
  /** Moves the focus to the alert, after Escape in a text, or after a pressed button has gone. */
  onFocus: (token: string) => void;
}

function Pane({ alert, evidence, broughtBack, next, onCommit, onSnoozed, onFocus }: DecisionPaneProps) {
  const { role } = useViewer();
  return (
    <>
      <header className="flex min-h-17 flex-wrap items-center justify-between gap-x-3 border-b px-4 py-2.5 @max-[60rem]/triage:hidden">
        <h2 className="text-lg font-semibold">Decision</h2>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <DueText alert={alert} />
        </p>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 @max-[60rem]/triage:p-3">
        {alert.category === 'API Failure' && canAct(role) && alert.status !== 'Resolved' && (
          <RetryFailedChecks key={alert.token} alert={alert} />
        )}
        {alert.status !== 'Resolved' && (
          <SnoozedNote
            alert={alert}
            onEnded={canAct(role) && alert.held === null ? () => onFocus(alert.token) : undefined}
          />
        )}
        <Decide
          alert={alert}
          evidence={evidence}
          broughtBack={broughtBack}
          onCommit={onCommit}
          onFocus={onFocus}
        />
        {canAct(role) && alert.status !== 'Resolved' && <AlertActions alert={alert} onSnoozed={onSnoozed} />}
        <div className="border-t @max-[60rem]/triage:hidden">
          <AlertFacts alert={alert} />
        </div>
      </div>
      {next && canAct(role) && (
        <p className="flex items-center gap-2 border-t px-4 py-2 text-xs text-muted @max-[60rem]/triage:hidden">
          Next <BarsGlyph level={priorityBars[next.priority]} label={next.priority} />
          <bdi className="min-w-0 truncate font-medium text-ink">{subjectName(next)}</bdi>
          <span className="ml-auto shrink-0">opens by itself</span>
        </p>
      )}
    </>
  );
}

/** Memoized, so that another page of the list does not redraw it. */
export const DecisionPane = memo(Pane);

function Decide(props: Omit<DecisionPaneProps, 'next' | 'onSnoozed'>) {
  const { alert, evidence, broughtBack, onCommit, onFocus } = props;
  const viewer = useViewer();
  const decider = otherDecider(alert, viewer.token);
  const reason = isDecided(alert) && alert.held ? 'Decided a moment ago.' : whyNotDecide(alert, viewer);
  const ofThis = broughtBack?.alert === alert.token ? broughtBack : null;
  const { proposal } = alert;
  const mayConfirm = reason === null && isReviewer(viewer.role);
  const confirm = () =>
    onCommit(alert, { kind: 'resolve', label: 'Confirm', done: 'Confirmed', body: {} }, noDraft);
  return (
    <>
      {alert.status === 'Escalated' && proposal && (
        <ProposalPanel alert={alert} proposal={proposal} onConfirm={mayConfirm ? confirm : undefined} />
      )}
      {reason ? (
        <>
          {hasLost(alert, viewer.token, recallDraft(viewer.token, alert.token)) && (
            <p role="note" className="tone-warning rounded-md bg-tone-soft px-3 py-2 text-sm">
              <b className="font-semibold">Your decision was not recorded,</b> because{' '}
              {decider ? <UserName token={decider} /> : 'somebody else'} was first.
            </p>
          )}
          <p
            role="note"
            className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2 text-sm text-muted"
          >
            <Lock aria-hidden className="size-4 shrink-0" />
            {alert.held && decider ? (
              <span>
                <UserName token={decider} /> is deciding this alert.
              </span>
            ) : (
              reason
            )}
          </p>
          {decider && canAct(viewer.role) && <KeptText key={alert.token} alert={alert} />}
        </>
      ) : (
        <DecisionForm
          key={`${alert.token} ${ofThis?.revision ?? 0}`}
          alert={alert}
          evidence={evidence}
          broughtBack={ofThis?.draft ?? null}
          onCommit={(plan, draft) => onCommit(alert, plan, draft)}
          onLeaveText={() => onFocus(alert.token)}
        />
      )}
    </>
  );
}

/** Shows the user's own text after somebody else has decided, to be used elsewhere, for example in a comment. */
function KeptText({ alert }: { alert: Alert }) {
  const { token } = useViewer();
  const { rationale } = recallDraft(token, alert.token);
  if (rationale.trim() === '') return null;
  return (
    <Field label="What you wrote">
      <TextArea readOnly rows={4} value={rationale} />
    </Field>
  );
}
