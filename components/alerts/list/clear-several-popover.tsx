'use client';

import { draftForAll } from '@/components/alerts/decision/draft-for-all';
import { useViewer } from '@/components/shell/viewer';
import { kindOf } from '@/lib/domain/alerts/kinds';
import type { Alert } from '@/lib/domain/alerts/schema';
import { clearLabel, planToClear, proposedText } from './bulk-plan';
import { SeveralForm, type SeveralProps } from './several-form';
import { type Beside, SeveralPopover } from './several-popover';
import { useReviewers } from './use-reviewers';

/** Clearing a face or a document lets its person pass, so the words differ from those for matches. */
const wordsFor = (alerts: readonly Alert[]) =>
  alerts.every((alert) => kindOf(alert) === 'match')
    ? { label: 'False positives…', title: 'Resolve as false positives' }
    : { label: 'Clear…', title: 'Clear these alerts: the findings are dismissed and the clients pass' };

export const ClearSeveralPopover = ({ beside, ...props }: SeveralProps & Beside) => (
  <SeveralPopover {...wordsFor(props.selected)} shortcut="1" beside={beside}>
    {(close) => <ClearForm {...props} onDone={close} />}
  </SeveralPopover>
);

function ClearForm({ onDone, ...props }: SeveralProps & { onDone: () => void }) {
  const reviewers = useReviewers();
  const plan = planToClear(props.selected, useViewer(), reviewers.hasReviewer);
  const drafted = draftForAll([...plan.resolve, ...plan.propose]);
  return (
    <SeveralForm
      {...props}
      plan={plan}
      proposed={proposedText(plan)}
      reviewers={reviewers}
      label="Rationale"
      hint={drafted.undrafted ?? undefined}
      drafted={drafted.rationale}
      submit={clearLabel(plan)}
      onSubmit={(rationale) => {
        onDone();
        props.run({ kind: 'clear', plan, rationale, reviewer: reviewers.reviewer });
      }}
    />
  );
}
