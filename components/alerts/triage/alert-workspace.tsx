'use client';

import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useMemo } from 'react';
import { alertQuery } from '@/components/alerts/alert-cache';
import { DecisionPane } from '@/components/alerts/decision/decision-pane';
import { SelectionPane } from '@/components/alerts/decision/selection-pane';
import type { useDecisions } from '@/components/alerts/decision/use-decisions';
import type { Draft } from '@/components/alerts/decision/draft';
import type { CommittedPlan } from '@/components/alerts/decision/plan';
import { type OfferUndo, useSnoozing } from '@/components/alerts/decision/use-snoozing';
import { Evidence } from '@/components/alerts/evidence/evidence';
import { EvidenceProblem } from '@/components/alerts/evidence/evidence-problem';
import { EvidenceHeader } from '@/components/alerts/evidence/evidence-header';
import { Hits } from '@/components/alerts/evidence/hits';
import { useSubjectAlerts } from '@/components/alerts/evidence/use-earlier';
import type { Bulk } from '@/components/alerts/list/bulk-actions';
import { type AlertGroup, groupBySubject, placeOf } from '@/components/alerts/list/group';
import { isInHand } from '@/components/alerts/is-in-hand';
import { useSubject } from '@/components/people/use-subject';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { isMissing } from '@/components/ui/is-missing';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { type ReadState, readStateOf } from '@/components/ui/read-state';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Alert } from '@/lib/domain/alerts/schema';
import { roleName } from '@/lib/domain/role-names';
import { nextFor } from './next-alert';
import { positionOf } from './position';
import { useAhead } from './use-ahead';
import { useFocusOnReturn } from './use-focus-on-return';
import { type Left, useLeft } from './use-left';
import { WorkspaceSkeleton } from './workspace-skeleton';

/** Loaded with the workspace, so that it is there for the whole time in which a decision can be undone. */
export { UndoBar } from '@/components/alerts/decision/undo-bar';
export { makeDecision, undoDecision } from '@/components/alerts/decision/send-decision';
export { nextFor };

export interface WorkspaceProps extends Left {
  /** The alert as loaded by the list. */
  listed: Alert | undefined;
  /** Alerts that the list still shows, although they have left it. */
  gone: ReadonlySet<string>;
  bulk: Bulk;
  decisions: ReturnType<typeof useDecisions>;
  /** The undo bar of the last decision. */
  undoBar: ReactNode;
  onOpen: (token: string) => void;
  onShowList: () => void;
  onCommit: (alert: Alert, plan: CommittedPlan, draft: Draft) => void;
  offerUndo: OfferUndo;
  /** Opens another alert and moves the focus to it. */
  onGoOn: (token: string) => void;
  /** Moves the focus to an alert. */
  onFocus: (token: string) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Evidence and decision of the open alert. */
export function AlertWorkspace(props: WorkspaceProps) {
  const { token, listed } = props;
  const found = useQuery({ ...alertQuery(token ?? ''), enabled: token !== undefined });
  const alert = found.data ?? listed;
  useLeft(props);
  if (alert) return <OpenAlert {...props} alert={alert} state={readStateOf(found)} />;
  return <NothingOpen {...props} problem={found.error} onRetry={() => void found.refetch()} />;
}

interface OpenAlertProps extends WorkspaceProps {
  alert: Alert;
  /** Of the whole alert: until it has arrived, only the fields of the list are known. */
  state: ReadState;
}

function OpenAlert(props: OpenAlertProps) {
  const { alert, state, groups, gone, count, decisions, onOpen, onShowList, onCommit, headingRef } = props;
  const { bulk, undoBar, offerUndo, onGoOn, onFocus, isListPending } = props;
  const subject = useSubject(alert.entity_token).data;
  const hits = useHits(alert, groups);
  const viewer = useViewer();
  const isTaken = gone.has(alert.token) && isInHand(alert, viewer.token);
  useEffect(() => {
    // The list no longer opens it by itself, so its address has to.
    if (isTaken) onOpen(alert.token);
  }, [isTaken, alert.token, onOpen]);
  const next = nextFor(viewer, groups, alert.token, decisions.decided, gone);
  useAhead(next);
  useFocusOnReturn(!isListPending, () => onFocus(alert.token));
  const goOn = () => (next ? onGoOn(next.token) : onFocus(alert.token));
  const onSnoozed = useSnoozing({ offerUndo, reopen: onGoOn, goOn });
  const step = hits.findIndex(({ token }) => token === alert.token);
  const toHit = (hit: Alert | undefined) => hit && onOpen(hit.token);
  useShortcuts({
    ArrowLeft: () => toHit(hits[step - 1]),
    ArrowRight: () => toHit(hits[step + 1]),
  });
  return (
    <>
      <section
        aria-label="Evidence"
        className="@container/evidence flex min-h-0 min-w-0 flex-col border-r @max-[60rem]/triage:border-r-0 short:@max-[60rem]/triage:overflow-y-auto"
      >
        <EvidenceHeader
          alert={alert}
          role={subject && roleName[subject.role]}
          place={placeOf(groups, alert.token)}
          position={positionOf(groups, alert.token, gone)}
          count={count}
          onOpen={onOpen}
          onShowList={onShowList}
          headingRef={headingRef}
        />
        <ScrollRegion
          label="Evidence, in full"
          className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-3 short:@max-[60rem]/triage:flex-none short:@max-[60rem]/triage:overflow-visible [&>*]:shrink-0"
        >
          <Hits alerts={hits} current={alert.token} onOpen={onOpen} />
          <EvidenceProblem key={`problem ${alert.token}`} alert={alert} />
          <Evidence key={alert.token} alert={alert} state={state} />
        </ScrollRegion>
      </section>
      <section
        aria-label="Decision"
        className="flex min-h-0 min-w-0 flex-col bg-surface @max-[60rem]/triage:border-t"
      >
        {bulk.selected.length > 0 ? (
          <SelectionPane bulk={bulk} open={alert.token} onShowList={onShowList} />
        ) : (
          <DecisionPane
            alert={alert}
            evidence={state}
            broughtBack={decisions.broughtBack}
            next={next}
            onCommit={onCommit}
            onSnoozed={onSnoozed}
            onFocus={onFocus}
          />
        )}
        {undoBar}
      </section>
    </>
  );
}

/** The undecided alerts on the subject in this case, including this one, from the list or else from the server. */
function useHits(alert: Alert, groups: readonly AlertGroup[]): readonly Alert[] {
  const ofSubject = useSubjectAlerts(alert);
  return useMemo(() => {
    const has = ({ alerts }: AlertGroup) => alerts.some(({ token }) => token === alert.token);
    const inList = groups.find(has)?.alerts ?? [];
    const known = new Set(inList.map(({ token }) => token));
    const more = ofSubject.filter(({ token, status }) => !known.has(token) && status !== 'Resolved');
    return groupBySubject([...inList, ...more]).find(has)?.alerts ?? [alert];
  }, [alert, groups, ofSubject]);
}

function NothingOpen(props: WorkspaceProps & { problem: unknown; onRetry: () => void }) {
  const { token, isListPending, problem } = props;
  if (problem === null && (token || isListPending)) return <WorkspaceSkeleton />;
  return (
    <div className="min-w-0 overflow-y-auto p-4 @min-[60rem]/triage:col-span-2">
      <WhyNothing {...props} />
    </div>
  );
}

function WhyNothing({ problem, onRetry, onShowList }: Parameters<typeof NothingOpen>[0]) {
  if (isMissing(problem)) {
    return (
      <EmptyState icon={SearchX} title="Alert not found">
        <p>It may belong to another project or have been deleted, or the link may be wrong.</p>
        <Button onClick={onShowList}>Go to alerts</Button>
      </EmptyState>
    );
  }
  if (problem)
    return <ProblemNotice title="The alert could not be loaded" problem={problem} onRetry={onRetry} />;
  // The list says why there is none, and what to do.
  return <p className="grid h-full place-items-center text-sm text-muted">Nothing to show</p>;
}
