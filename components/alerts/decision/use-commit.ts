import { useEffect, useRef, useState } from 'react';
import { useViewer } from '@/components/shell/viewer';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import type { Draft } from './draft';
import { reviewersOf } from '@/components/people/reviewers';
import { type CommittedPlan, type Plan, planOf } from './plan';

interface Committing {
  alert: Alert;
  draft: Draft;
  /** Whether the rationale will be drafted once the evidence has arrived. */
  isAwaited: boolean;
  onCommit: (plan: CommittedPlan, draft: Draft) => void;
  /** Called if something is missing. */
  onRefused: () => void;
}

/** What committing the draft does, also before everything that it needs has been loaded. */
export function useCommit({ alert, draft, isAwaited, onCommit, onRefused }: Committing) {
  const viewer = useViewer();
  const users = useAssignablePeople();
  const reviewers = users.data ? reviewersOf(users.data, viewer) : null;
  const plan = planOf(alert, draft, viewer, reviewers);
  const [isRefused, setRefused] = useState(false);
  const [isReading, setReading] = useState(false);
  /** Whether to commit once the rationale is drafted. */
  const [isWanted, setWanted] = useState(false);

  function make(made: Plan) {
    if (made.kind !== 'none') return onCommit(made, draft);
    setRefused(true);
    onRefused();
  }
  async function makeOnceRead() {
    if (isReading) return;
    setReading(true);
    const { data } = await users.refetch({ cancelRefetch: false });
    setReading(false);
    make(planOf(alert, draft, viewer, data ? reviewersOf(data, viewer) : null));
  }
  function commit() {
    // A fast analyst may commit before the evidence has arrived, on which the rationale is drafted.
    setWanted(isAwaited);
    if (isAwaited) return;
    // A fast analyst may send a proposal before the reviewers are loaded.
    if (plan.kind === 'none' && plan.lacksReviewers) return void makeOnceRead();
    make(plan);
  }
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (isWanted && !isAwaited) latest.current();
  }, [isWanted, isAwaited]);

  function status(): string | null {
    if (isWanted) return 'Waiting for the evidence…';
    if (isReading) return 'Loading the reviewers…';
    return isRefused && plan.kind === 'none' ? plan.reason : null;
  }
  return { plan, reviewers, commit, status: status(), waitNoMore: () => setWanted(false) };
}
