'use client';

import { type ComponentProps, useState } from 'react';
import { kindOf } from '@/lib/domain/alerts/kinds';
import { draftForAll } from '@/components/alerts/decision/draft-for-all';
import { hasWords, reviewersOf } from '@/components/alerts/decision/plan';
import { ReviewerSelect } from '@/components/alerts/decision/reviewer-select';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import { CommitKeys, KeyForm } from '@/components/ui/key-form';
import { Popover } from '@/components/ui/popover';
import type { Alert } from '@/lib/domain/alerts/schema';
import { maxReasonLength } from '@/lib/domain/text-limits';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { clearLabel, isEmpty, planToClear, proposedText } from './clear-plan';
import { PlanNotes } from './plan-notes';
import type { useBulk } from './use-bulk';

type ClearProps = Pick<ReturnType<typeof useBulk>, 'selected' | 'isPending' | 'run' | 'written' | 'write'>;

/** Below a list it opens beside that, so that the selected rows stay in view. */
type Beside = Pick<ComponentProps<typeof Popover>, 'beside'>;

/** Clearing a face or a document lets its person pass, so the words differ from those for matches. */
const wordsFor = (alerts: readonly Alert[]) =>
  alerts.every((alert) => kindOf(alert) === 'match')
    ? { label: 'False positives…', title: 'Resolve as false positives' }
    : { label: 'Clear…', title: 'Clear these alerts: the findings are dismissed and the clients pass' };

export function ClearPopover({ beside, ...props }: ClearProps & Beside) {
  const [isOpen, setOpen] = useState(false);
  const words = wordsFor(props.selected);
  // The same key as for the open alert, which no key decides while others are selected.
  useShortcuts({ '1': () => setOpen(true) });
  return (
    <Popover
      title={words.title}
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      beside={beside}
      className="w-80"
      trigger={
        <Button aria-keyshortcuts="1">
          {words.label} <Kbd keys="1" />
        </Button>
      }
    >
      <ClearForm {...props} onDone={() => setOpen(false)} />
    </Popover>
  );
}

/** The form for one rationale that applies to all of them. */
function ClearForm({
  selected,
  isPending,
  run,
  written,
  write,
  onDone,
}: ClearProps & { onDone: () => void }) {
  const viewer = useViewer();
  const users = useAssignablePeople().data;
  const reviewers = users ? reviewersOf(users, viewer) : [];
  const [chosen, setChosen] = useState<string | null>(null);
  const plan = planToClear(selected, viewer, users ? reviewers.length > 0 : null);
  const drafted = draftForAll([...plan.resolve, ...plan.propose]);
  const rationale = written ?? drafted.rationale;
  const reviewer = chosen ?? reviewers[0]?.token;
  const isReady = hasWords(rationale) && !isPending && !isEmpty(plan);
  return (
    <KeyForm
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        onDone();
        run({ kind: 'clear', plan, rationale, reviewer });
      }}
    >
      <PeopleNotLoaded title="The reviewers could not be loaded" />
      <PlanNotes plan={plan} selected={selected} proposed={proposedText(plan)} />
      <Field
        label="Rationale"
        hint={drafted.undrafted ?? 'Recorded with each of these alerts in the audit log.'}
      >
        <TextArea
          maxLength={maxReasonLength}
          value={rationale}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      {plan.propose.length > 0 && (
        <ReviewerSelect reviewers={reviewers} value={reviewer} onChange={setChosen} />
      )}
      <Button look="primary" type="submit" aria-disabled={!isReady}>
        {clearLabel(plan)} <CommitKeys />
      </Button>
    </KeyForm>
  );
}
