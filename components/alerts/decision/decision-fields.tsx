import { UsersRound } from 'lucide-react';
import { PeopleNotLoaded } from '@/components/people/people-not-loaded';
import { Field, TextArea } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { User } from '@/lib/domain/access/schema';
import { maxReasonLength } from '@/lib/domain/text-limits';
import type { TrueAction } from './choices';
import { ReviewerSelect } from './reviewer-select';
import type { DraftInHand } from './use-draft';
import type { useRationaleFocus } from './use-rationale-focus';

type Written = Pick<DraftInHand, 'draft' | 'change'>;

/**
 * The actions for a true match; a false positive always has the same one. `Request Document` is left out: it decides
 * nothing and asks nobody (API §3.9). Here the client is asked with a separate button, and the alert stays as it is.
 */
const actionNames: Record<TrueAction, string> = {
  Decline: 'Decline',
  'Approve with Conditions': 'Approve with conditions',
  Approve: 'Approve',
};

/** What an action does to the client's check (API §3.9). */
const effects: Record<TrueAction, string> = {
  Decline: 'The check fails. The case itself is decided separately.',
  'Approve with Conditions': 'The check passes under these conditions.',
  Approve: 'The check passes, although the finding is right.',
};

/** What follows from a true match. */
export function ActionFields({ draft, change, actions }: Written & { actions: readonly TrueAction[] }) {
  if (draft.choice !== 'true_match') return null;
  return (
    <>
      <Select
        prefix="Action"
        choices={actions.map((value) => ({ value, label: actionNames[value] }))}
        value={draft.action}
        onChange={(action) => change({ action: action as TrueAction })} // one of the choices
        className="w-full"
      />
      <p className="-mt-1 text-xs text-muted">{effects[draft.action as TrueAction]}</p>
      {draft.action === 'Approve with Conditions' && (
        <Field label="Conditions">
          <TextArea
            value={draft.conditions}
            onChange={(event) => change({ conditions: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

interface RationaleFieldProps extends DraftInHand {
  focus: ReturnType<typeof useRationaleFocus>;
}

export function RationaleField({ draft, change, undrafted, isAwaited, focus }: RationaleFieldProps) {
  const { ref, onKeyDown, onBlur } = focus;
  return (
    <Field
      label={draft.choice === 'escalate' ? 'Reason' : 'Rationale'}
      hint={undrafted === null ? undefined : <span className="font-medium text-muted">{undrafted}</span>}
    >
      <TextArea
        ref={ref}
        rows={5}
        maxLength={maxReasonLength}
        value={draft.rationale}
        placeholder={placeholderOf({ draft, undrafted, isAwaited })}
        onChange={(event) => change({ rationale: event.target.value, isEdited: true })}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="field-sizing-content max-h-59.5 min-h-29.5 @max-[60rem]/triage:max-h-39.5 @max-[60rem]/triage:min-h-19.5"
      />
    </Field>
  );
}

function placeholderOf({ draft, undrafted, isAwaited }: Omit<DraftInHand, 'change'>): string {
  if (draft.choice === 'escalate' && !isAwaited) return 'What the reviewer is to decide';
  // Chosen and without a draft, it was emptied.
  if (undrafted !== null || (draft.choice !== null && !isAwaited)) return 'How you know it';
  return isAwaited ? 'Drafted once the evidence has loaded' : 'Drafted from the differences once you choose';
}

export const ProposalNote = () => (
  <p className="tone-info flex gap-2 rounded-md bg-tone-soft px-3 py-2 text-sm">
    <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
    <span>
      <b className="font-semibold">Needs two people.</b> Yours is a proposal that a reviewer confirms.
    </span>
  </p>
);

/** @param reviewers null until they are loaded */
export function ReviewerField({ draft, change, reviewers }: Written & { reviewers: readonly User[] | null }) {
  return (
    <>
      <PeopleNotLoaded title="The reviewers could not be loaded" />
      {reviewers && reviewers.length > 0 && (
        <ReviewerSelect
          reviewers={reviewers}
          value={draft.reviewer ?? reviewers[0]?.token}
          onChange={(reviewer) => change({ reviewer })}
        />
      )}
    </>
  );
}
