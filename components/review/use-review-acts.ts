import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { Draft } from '@/components/alerts/decision/draft';
import type { CommittedPlan } from '@/components/alerts/decision/plan';
import type { Undoable } from '@/components/alerts/decision/undoable';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { subjectName } from '@/lib/domain/alerts/kinds';
import {
  type DecidedInDialog,
  isDecidedInDialog,
  mayRefuse,
  newestOverride,
  pathOf,
  type ReviewItem,
} from './review-items';
import { type Decision, useDecide } from './use-decide';
import type { ReviewMoves } from './use-review-moves';

/** A decision that can be undone. */
export interface UndoableItem extends Undoable {
  /** Of the alert. */
  token: string;
}

/** An override that is being approved or refused. */
interface Judged {
  how: 'approve' | 'refuse';
  assessment: RiskAssessment;
}

/** What a reviewer does with the item that is shown. */
export function useReviewActs(
  items: readonly ReviewItem[],
  {
    current,
    open,
    moveOnFrom,
    showAgain,
    focusDetail,
  }: Pick<ReviewMoves, 'current' | 'open' | 'moveOnFrom' | 'showAgain' | 'focusDetail'>,
) {
  const { held, forget, isDeciding, decide, undo } = useDecide();
  /**
   * Kept separately from the list, which may be refetched while the dialog is open. The list provides any newer
   * assessment.
   */
  const [judged, setJudged] = useState<Judged | null>(null);
  /** Kept like `judged`. */
  const [asked, setAsked] = useState<DecidedInDialog | null>(null);
  const router = useRouter();
  /** The proposal that is being decided otherwise. */
  const [otherwise, setOtherwise] = useState<string | null>(null);

  /** Shows the item again, because the reviewer undid its decision to decide it otherwise. */
  const undoOf = (alert: Alert) => undo(alert, { onSuccess: () => showAgain(alert.token) });

  function make(decision: Decision) {
    const { token } = decision.alert;
    if (isDeciding(token)) return;
    decide(decision, {
      onSuccess: () => {
        setOtherwise(null);
        moveOnFrom(token);
      },
    });
  }

  return {
    undoable: held && {
      token: held.alert.token,
      done: held.done,
      about: subjectName(held.alert),
      until: held.until,
      undo: () => undoOf(held.alert),
      forget,
    },
    isDeciding,
    judged: judged && {
      ...judged,
      assessment: newestOverride(items, judged.assessment.case_token) ?? judged.assessment,
    },
    endJudging: () => setJudged(null),
    asked,
    endAsking: () => setAsked(null),
    /** Confirms a proposal, or opens the dialog in which anything else is decided. */
    act() {
      if (!current) return;
      const { item, refusal } = current;
      if (refusal !== null) return toast.info(refusal);
      if (item.kind === 'override') return setJudged({ how: 'approve', assessment: item.assessment });
      if (isDecidedInDialog(item)) return setAsked(item);
      if (item.kind !== 'proposal') return toast.info('Nothing was proposed here. Open it to decide.');
      if (item.alert.held) return;
      make({ alert: item.alert, body: {}, done: 'Confirmed', draft: null });
    },
    /** Goes to the item's own page. */
    openPage: () => current && router.push(pathOf(current.item)),
    /** Opens what can be decided instead of what was submitted. */
    refuse() {
      if (!current) return;
      const { item, refusal } = current;
      if (!mayRefuse(current))
        return toast.info(refusal ?? 'Nothing was proposed here. Open the item to decide.');
      if (item.kind === 'override') return setJudged({ how: 'refuse', assessment: item.assessment });
      // A small screen shows the decision only of an opened item.
      open(item.key);
      setOtherwise(item.key);
    },
    isOtherwise: current !== undefined && current.item.key === otherwise && mayRefuse(current),
    endOtherwise() {
      setOtherwise(null);
      focusDetail();
    },
    decideOtherwise(alert: Alert, plan: CommittedPlan, draft: Draft) {
      if (plan.kind === 'resolve') make({ alert, body: plan.body, done: plan.done, draft });
    },
    undoOf,
  };
}
