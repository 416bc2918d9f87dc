import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import type { Undoable } from '@/components/alerts/decision/undoable';
import { topicOf } from '@/lib/domain/alerts/kinds';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { mayRefuse, newestOverride, pathOf, type ReviewItem } from './review-items';
import { useConfirm } from './use-confirm';
import { beginRefusal } from './use-refusing';
import type { ReviewMoves } from './use-review-moves';

/** A confirmation that can be undone. */
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
  }: Pick<ReviewMoves, 'current' | 'open' | 'moveOnFrom' | 'showAgain'>,
) {
  const router = useRouter();
  const { held, forget, isConfirming, confirm, undo } = useConfirm();
  /**
   * Kept separately from the list, which may be refetched while the dialog is open. The list provides any newer
   * assessment.
   */
  const [judged, setJudged] = useState<Judged | null>(null);
  const [isLeaving, leave] = useTransition();

  /** Shows the item again, because the reviewer undid its confirmation to decide it otherwise. */
  const undoOf = (alert: Alert) => undo(alert, { onSuccess: () => showAgain(alert.token) });

  return {
    undoable: held && {
      token: held.alert.token,
      done: 'Confirmed',
      about: held.alert.subject?.name ?? topicOf(held.alert),
      until: held.until,
      undo: () => undoOf(held.alert),
      forget,
    },
    isConfirming,
    isLeaving,
    judged: judged && {
      ...judged,
      assessment: newestOverride(items, judged.assessment.case_token) ?? judged.assessment,
    },
    endJudging: () => setJudged(null),
    /** Confirms a proposal, or asks for the approval of an override. */
    act() {
      if (!current) return;
      const { item, refusal } = current;
      if (refusal !== null) return toast.info(refusal);
      if (item.kind === 'override') return setJudged({ how: 'approve', assessment: item.assessment });
      if (item.kind !== 'proposal') return toast.info('Nothing was proposed here. Open it to decide.');
      if (item.alert.held || isConfirming(item.key)) return;
      confirm(item.alert, { onSuccess: () => moveOnFrom(item.key) });
    },
    refuse() {
      if (!current) return;
      const { item, refusal } = current;
      if (!mayRefuse(current))
        return toast.info(refusal ?? 'There is nothing to refuse here. Open it to decide.');
      if (item.kind === 'override') return setJudged({ how: 'refuse', assessment: item.assessment });
      // Back returns to this item.
      open(item.key);
      beginRefusal(item.key);
      leave(() => router.push(pathOf(item)));
    },
    undoOf,
  };
}
