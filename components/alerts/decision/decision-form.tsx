'use client';

import type { RefObject } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { CommitKeys } from '@/components/ui/key-form';
import type { ReadState } from '@/components/ui/read-state';
import type { Alert } from '@/lib/domain/alerts/schema';
import { ChoiceButtons } from './choice-buttons';
import { allOf, keyOf, type Offered } from './choices';
import { ActionFields, ProposalNote, RationaleField, ReviewerField } from './decision-fields';
import { type Choice, type Draft, isBlank } from './draft';
import { OthersOfCheck } from './others-of-check';
import { type CommittedPlan, mustPropose } from './plan';
import { useCommit } from './use-commit';
import { useDraft } from './use-draft';
import { type FocusAfterChoice, useRationaleFocus } from './use-rationale-focus';

interface DecisionFormProps {
  alert: Alert;
  /** Of the evidence, on which the rationale is drafted. */
  evidence: ReadState;
  broughtBack: Draft | null;
  onCommit: (plan: CommittedPlan, draft: Draft) => void;
  /** Called when Escape leaves a text. */
  onLeaveText: () => void;
  /** Everything, unless given. */
  offered?: Offered;
  focusAfterChoice?: FocusAfterChoice;
  /** An element of the dialog that the form is in. */
  within?: RefObject<Element | null>;
}

export function DecisionForm(props: DecisionFormProps) {
  const { alert, evidence, broughtBack, onCommit, onLeaveText } = props;
  const { offered = allOf(alert), focusAfterChoice, within } = props;
  const viewer = useViewer();
  const written = useDraft(alert, evidence, broughtBack);
  const { draft, change, isAwaited } = written;
  const focus = useRationaleFocus(written, onLeaveText, focusAfterChoice);
  const onRefused = () => draft.choice && focus.sendThere();
  const { plan, reviewers, commit, status, waitNoMore } = useCommit({
    alert,
    draft,
    isAwaited,
    onCommit,
    onRefused,
  });
  const isProposal = mustPropose(alert, draft, viewer);

  function choose(choice: Choice) {
    waitNoMore();
    focus.noteChoice();
    change({ choice, action: offered.actions[0], ...(isBlank(draft) && { isEdited: false }) });
  }
  useShortcuts(
    {
      ...Object.fromEntries(offered.choices.map((choice) => [keyOf(alert, choice), () => choose(choice)])),
      '$mod+Enter': commit,
    },
    within,
  );

  // Docked at the bottom of a phone, these would fill a third of its height before anything is chosen.
  const unlessChosen = draft.choice === null ? '@max-[60rem]/triage:hidden' : undefined;
  return (
    <form
      noValidate
      aria-label="Decide"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      className="flex flex-col gap-2.5"
    >
      {draft.refusal !== null && <RefusalNote refusal={draft.refusal} />}
      <ChoiceButtons
        alert={alert}
        choices={offered.choices}
        value={draft.choice}
        action={draft.action}
        onChoose={choose}
      />
      <div className={classNames('contents', unlessChosen)}>
        <RationaleField {...written} focus={focus} />
      </div>
      {/* Below the text, which stays where it is when a verdict is chosen. */}
      <ActionFields draft={draft} change={change} actions={offered.actions} />
      <OthersOfCheck alert={alert} />
      {isProposal && <ProposalNote />}
      {(isProposal || draft.choice === 'escalate') && (
        <ReviewerField draft={draft} change={change} reviewers={reviewers} />
      )}
      <Button
        look="primary"
        size="large"
        type="submit"
        aria-disabled={plan.kind === 'none'}
        className={unlessChosen}
      >
        <span className="truncate">{plan.label}</span>
        <CommitKeys />
      </Button>
      <p role="status" className="text-xs font-medium text-muted empty:hidden">
        {status}
      </p>
    </form>
  );
}

const RefusalNote = ({ refusal }: { refusal: string }) => (
  <p role="alert" className="tone-warning rounded-md bg-tone-soft px-3 py-2 text-sm wrap-anywhere">
    <b className="font-semibold">Your decision was not made.</b> {refusal}
  </p>
);
