'use client';

import { draftQuestion } from '@/components/alerts/decision/draft-for-all';
import { useViewer } from '@/components/shell/viewer';
import { counted } from '@/components/ui/format';
import { planToEscalate } from './bulk-plan';
import { SeveralForm, type SeveralProps } from './several-form';
import { type Beside, SeveralPopover } from './several-popover';
import { useReviewers } from './use-reviewers';

/** Passes the selected alerts to a reviewer, with one reason. */
export const EscalateSeveralPopover = ({ beside, ...props }: SeveralProps & Beside) => (
  <SeveralPopover title="Escalate" label="Escalate…" shortcut="3" beside={beside}>
    {(close) => <EscalateForm {...props} onDone={close} />}
  </SeveralPopover>
);

function EscalateForm({ onDone, ...props }: SeveralProps & { onDone: () => void }) {
  const reviewers = useReviewers();
  const { reviewer, hasReviewer } = reviewers;
  const plan = planToEscalate(props.selected, useViewer(), hasReviewer);
  return (
    <SeveralForm
      {...props}
      plan={plan}
      proposed={null}
      reviewers={reviewers}
      label="Reason"
      drafted={draftQuestion(plan.propose)}
      submit={`Escalate ${counted(plan.propose.length, 'alert', 'alerts')}`}
      onSubmit={(rationale) => {
        if (!reviewer) return;
        onDone();
        props.run({ kind: 'escalate', plan, rationale, reviewer });
      }}
    />
  );
}
