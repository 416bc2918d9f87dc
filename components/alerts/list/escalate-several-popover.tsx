'use client';

import { type ComponentProps, useState } from 'react';
import { draftQuestion } from '@/components/alerts/decision/draft-for-all';
import { hasWords, reviewersOf } from '@/components/alerts/decision/plan';
import { ReviewerSelect } from '@/components/alerts/decision/reviewer-select';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { counted } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { Popover } from '@/components/ui/popover';
import { maxReasonLength } from '@/lib/domain/text-limits';
import { isEmpty, planToEscalate } from './clear-plan';
import { PlanNotes } from './plan-notes';
import type { useBulk } from './use-bulk';

type EscalateProps = Pick<ReturnType<typeof useBulk>, 'selected' | 'isPending' | 'run' | 'written' | 'write'>;

/** Passes the selected alerts to a reviewer, with one reason. */
export function EscalateSeveralPopover({
  beside,
  ...props
}: EscalateProps & Pick<ComponentProps<typeof Popover>, 'beside'>) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '3': () => setOpen(true) });
  return (
    <Popover
      title="Escalate"
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      beside={beside}
      className="w-80"
      trigger={
        <Button aria-keyshortcuts="3">
          Escalate… <Kbd keys="3" />
        </Button>
      }
    >
      <EscalateForm {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

function EscalateForm(props: EscalateProps & { onDone: () => void }) {
  const { selected, isPending, run, written, write, onDone } = props;
  const viewer = useViewer();
  const users = useAssignablePeople().data;
  const reviewers = users ? reviewersOf(users, viewer) : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const plan = planToEscalate(selected, viewer, users ? reviewers.length > 0 : null);
  const rationale = written ?? draftQuestion(plan.propose);
  const reviewer = reviewers.find(({ token }) => token === chosen) ?? reviewers[0];
  const isReady = hasWords(rationale) && !isPending && !isEmpty(plan);
  return (
    <KeyForm
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || !reviewer) return;
        onDone();
        run({ kind: 'escalate', plan, rationale, reviewer: reviewer.token });
      }}
    >
      <PeopleNotLoaded title="The reviewers could not be loaded" />
      <PlanNotes plan={plan} selected={selected} proposed={null} />
      <Field label="Reason" hint="Recorded with each of these alerts in the audit log.">
        <TextArea
          maxLength={maxReasonLength}
          value={rationale}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      {reviewer && <ReviewerSelect reviewers={reviewers} value={reviewer.token} onChange={setChosen} />}
      <Button look="primary" type="submit" aria-disabled={!isReady}>
        Escalate {counted(plan.propose.length, 'alert', 'alerts')} <CommitKeys />
      </Button>
    </KeyForm>
  );
}
