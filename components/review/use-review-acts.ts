import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { mayRefuse, newestOverride, pathOf, refusedIn, type ReviewItem } from './review-items';
import { useConfirm } from './use-confirm';
import { beginRefusal } from './use-refusing';
import type { ReviewMoves } from './use-review-moves';

/** What a reviewer does with the item that is shown. */
export function useReviewActs(
  items: readonly ReviewItem[],
  { current, moveOnFrom, showAgain }: Pick<ReviewMoves, 'current' | 'moveOnFrom' | 'showAgain'>,
) {
  const router = useRouter();
  const { held, isConfirming, confirm, undo } = useConfirm();
  /**
   * Kept separately from the list, which may be refetched while the dialog is open. The list provides any newer
   * assessment.
   */
  const [approving, setApproving] = useState<RiskAssessment | null>(null);
  const [isLeaving, leave] = useTransition();

  return {
    held,
    isConfirming,
    isLeaving,
    approving: approving && (newestOverride(items, approving.case_token) ?? approving),
    endApproving: () => setApproving(null),
    /** Confirms a proposal, or asks for the approval of an override. */
    act() {
      if (!current) return;
      const { item, refusal } = current;
      if (refusal !== null) return toast.info(refusal);
      if (item.kind === 'override') return setApproving(item.assessment);
      if (item.kind !== 'proposal') return toast.info('Nothing was proposed here. Open it to decide.');
      if (item.alert.held || isConfirming(item.key)) return;
      confirm(item.alert, { onSuccess: () => moveOnFrom(item.key) });
    },
    refuse() {
      if (!current) return;
      const { item, refusal } = current;
      if (!mayRefuse(current))
        return toast.info(refusal ?? 'There is nothing to refuse here. Open it to decide.');
      beginRefusal(refusedIn(item));
      leave(() => router.push(pathOf(item)));
    },
    /** Shows the item again, because the reviewer undid its confirmation to decide it otherwise. */
    undoOf: (alert: Alert) => undo(alert, { onSuccess: () => showAgain(alert.token) }),
  };
}
