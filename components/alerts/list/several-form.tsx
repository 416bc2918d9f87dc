import { hasWords } from '@/components/alerts/decision/plan';
import { ReviewerSelect } from '@/components/alerts/decision/reviewer-select';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { maxReasonLength } from '@/lib/domain/text-limits';
import { type BulkPlan, isEmpty } from './bulk-plan';
import { PlanNotes } from './plan-notes';
import type { useBulk } from './use-bulk';
import type { useReviewers } from './use-reviewers';

export type SeveralProps = Pick<
  ReturnType<typeof useBulk>,
  'selected' | 'isPending' | 'run' | 'written' | 'write'
>;

interface SeveralFormProps extends SeveralProps {
  plan: BulkPlan;
  /** What goes to a reviewer; null for nothing that has to be said. */
  proposed: string | null;
  reviewers: ReturnType<typeof useReviewers>;
  label: string;
  hint?: string;
  drafted: string;
  submit: string;
  /** Called with the one rationale for all of them. */
  onSubmit: (rationale: string) => void;
}

/** The form for a decision on several alerts. */
export function SeveralForm(props: SeveralFormProps) {
  const { selected, isPending, written, write, plan, proposed, label, drafted, submit, onSubmit } = props;
  const { reviewers, reviewer, choose } = props.reviewers;
  const rationale = written ?? drafted;
  const isReady = hasWords(rationale) && !isPending && !isEmpty(plan);
  return (
    <KeyForm
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit(rationale);
      }}
    >
      <PeopleNotLoaded title="The reviewers could not be loaded" />
      <PlanNotes plan={plan} selected={selected} proposed={proposed} />
      <Field label={label} hint={props.hint ?? 'Recorded with each of these alerts in the audit log.'}>
        <TextArea
          maxLength={maxReasonLength}
          value={rationale}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      {plan.propose.length > 0 && <ReviewerSelect reviewers={reviewers} value={reviewer} onChange={choose} />}
      <Button look="primary" type="submit" aria-disabled={!isReady}>
        {submit} <CommitKeys />
      </Button>
    </KeyForm>
  );
}
