'use client';

import { UsersRound } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { useUsers } from '@/components/people/use-users';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field, leaveOnEscape, TextArea } from '@/components/ui/field';
import { Kbd } from '@/components/ui/kbd';
import type { ReadState } from '@/components/ui/read-state';
import { Select } from '@/components/ui/select';
import type { Alert, ResolutionAction } from '@/lib/domain/alerts/schema';
import { ChoiceButtons } from './choice-buttons';
import { choicesOf, keyOf } from './choices';
import type { Choice, Draft } from './draft';
import { OthersOfCheck } from './others-of-check';
import { mustPropose, type Plan, planOf, reviewersOf } from './plan';
import { useDraft } from './use-draft';

interface DecisionFormProps {
  alert: Alert;
  /** Of the evidence, on which the rationale is drafted. */
  evidence: ReadState;
  broughtBack: Draft | null;
  onCommit: (plan: Exclude<Plan, { kind: 'none' }>, draft: Draft) => void;
}

/**
 * The actions for a true match; a false positive always has the same one. `Request Document` is left out: it decides
 * nothing and asks nobody (API §3.9). Here the client is asked with a separate button, and the alert stays as it is.
 */
const trueActions: Record<Exclude<ResolutionAction, 'Escalate' | 'Request Document'>, string> = {
  Decline: 'Decline',
  'Approve with Conditions': 'Approve with conditions',
  Approve: 'Approve',
};
const actions = Object.entries(trueActions).map(([value, label]) => ({ value, label }));

export function DecisionForm({ alert, evidence, broughtBack, onCommit }: DecisionFormProps) {
  const viewer = useViewer();
  const users = useUsers();
  const reviewers = users.data ? reviewersOf(users.data, viewer) : null;
  const { draft, change, undrafted, isAwaited, isRefusal } = useDraft(alert, evidence, broughtBack);
  const [isRefused, setRefused] = useState(false);
  const rationale = useRef<HTMLTextAreaElement>(null);
  /** The refusal has moved the focus into the rationale, where nothing is written yet. */
  const isSentThere = useRef(false);
  const [isReading, setReading] = useState(false);
  const plan = planOf(alert, draft, viewer, reviewers);
  const isProposal = mustPropose(alert, draft, viewer);
  const isSent = isProposal || draft.choice === 'escalate';

  /** Whether to commit once the rationale is drafted. */
  const [isWanted, setWanted] = useState(false);

  function choose(choice: Choice) {
    setWanted(false);
    change({ choice, action: 'Decline' });
  }
  function make(made: Plan) {
    if (made.kind !== 'none') return onCommit(made, draft);
    setRefused(true);
    if (!draft.choice) return;
    rationale.current?.focus();
    isSentThere.current = draft.rationale.trim() === '';
  }
  /** Who did not go into the field by themselves may still press the key of a choice. */
  function chooseInstead(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSentThere.current || draft.rationale.trim() !== '' || event.nativeEvent.isComposing) return;
    const place = choicesOf(alert).findIndex((_, index) => keyOf(index) === event.key);
    const button = event.currentTarget.form?.querySelectorAll<HTMLElement>('[aria-pressed]').item(place);
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.click();
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
  useLayoutEffect(() => {
    const field = rationale.current;
    if (!isRefusal || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [isRefusal]);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (isWanted && !isAwaited) latest.current();
  }, [isWanted, isAwaited]);
  useShortcuts({
    ...Object.fromEntries(choicesOf(alert).map((choice, place) => [keyOf(place), () => choose(choice)])),
    '$mod+Enter': commit,
  });

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
      {draft.hasFailed && (
        <p role="note" className="tone-warning rounded-md bg-tone-soft px-3 py-2 text-sm">
          <b className="font-semibold">Your decision was not made.</b> Check it and send it again.
        </p>
      )}
      <ChoiceButtons
        alert={alert}
        value={draft.choice}
        action={draft.action}
        onChoose={(choice) => choose(choice)}
      />
      {draft.choice === 'true_match' && (
        <Select
          prefix="Action"
          choices={actions}
          value={draft.action}
          onChange={(action) => change({ action: action as ResolutionAction })} // one of the choices
          className="w-full"
        />
      )}
      {draft.choice === 'true_match' && draft.action === 'Approve with Conditions' && (
        <Field label="Conditions">
          <TextArea
            value={draft.conditions}
            onChange={(event) => change({ conditions: event.target.value })}
          />
        </Field>
      )}
      <div className={classNames('contents', unlessChosen)}>
        <Field
          label={draft.choice === 'escalate' ? 'Reason' : 'Rationale'}
          hint={undrafted === null ? undefined : <span className="font-medium text-muted">{undrafted}</span>}
        >
          <TextArea
            ref={rationale}
            rows={5}
            maxLength={5000}
            value={draft.rationale}
            placeholder={placeholderOf(undrafted, isAwaited)}
            onChange={(event) => change({ rationale: event.target.value, isEdited: true })}
            onKeyDown={(event) => {
              chooseInstead(event);
              leaveOnEscape(event);
            }}
            onBlur={() => (isSentThere.current = false)}
            className="max-h-60 @max-[60rem]/triage:h-10 @max-[60rem]/triage:min-h-10 @max-[60rem]/triage:focus:h-28"
          />
        </Field>
      </div>
      <OthersOfCheck alert={alert} />
      {isProposal && (
        <p className="tone-info flex gap-2 rounded-md bg-tone-soft px-3 py-2 text-sm">
          <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
          <span>
            <b className="font-semibold">Needs two people.</b> Yours is a proposal that a reviewer confirms.
          </span>
        </p>
      )}
      {isSent && <PeopleNotLoaded title="The reviewers could not be loaded" />}
      {isSent && reviewers && reviewers.length > 0 && (
        <Select
          prefix="Goes to"
          choices={reviewers.map(({ token, name, role }) => ({ value: token, label: name, hint: role }))}
          value={draft.reviewer ?? reviewers[0]?.token}
          onChange={(reviewer) => change({ reviewer })}
          className="w-full"
        />
      )}
      <Button
        look="primary"
        size="large"
        type="submit"
        aria-disabled={plan.kind === 'none'}
        className={unlessChosen}
      >
        <span className="truncate">{plan.label}</span>
        <Kbd keys="⌘ ↵" className="[&_kbd]:border-on-accent/40 [&_kbd]:bg-transparent [&_kbd]:text-current" />
      </Button>
      <p role="status" className="text-xs font-medium text-muted empty:hidden">
        {isWanted && 'Waiting for the evidence…'}
        {isReading && 'Loading the reviewers…'}
        {!isWanted && !isReading && isRefused && plan.kind === 'none' && plan.reason}
      </p>
    </form>
  );
}

function placeholderOf(undrafted: string | null, isAwaited: boolean): string {
  if (undrafted !== null) return 'How you know it';
  return isAwaited ? 'Drafted once the evidence has loaded' : 'Drafted from the differences once you choose';
}
