import type { ResolutionAction } from '@/lib/domain/alerts/schema';

export type Choice = 'false_positive' | 'replaced' | 'true_match' | 'escalate';

/** What a person has chosen and written about an alert, before it is committed. */
export interface Draft {
  choice: Choice | null;
  rationale: string;
  /** The user has edited the rationale, so it is not drafted again. */
  isEdited: boolean;
  /** The action and the conditions of a true match. */
  action: ResolutionAction;
  conditions: string;
  /** Who gets the escalation or proposal; null for the default reviewer. */
  reviewer: string | null;
  /** Why the decision was refused when it was sent; null if it was not. */
  refusal: string | null;
}

export const noDraft: Draft = {
  choice: null,
  rationale: '',
  isEdited: false,
  action: 'Decline',
  conditions: '',
  reviewer: null,
  refusal: null,
};

/** Whether nothing is written. Such a text is drafted again at the next choice, even if its words were deleted. */
export const isBlank = ({ rationale }: Pick<Draft, 'rationale'>): boolean => rationale.trim() === '';

const keyOf = (person: string, alert: string) => `probity.draft.${person}.${alert}`;

/** Keeps the text when a session expires or the user opens another alert. Signing out clears it. */
export function keepDraft(person: string, alert: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(person, alert), JSON.stringify(draft));
}

/**
 * Restores the text without the choice, because a single key must not commit a choice that was made some time ago. A
 * decision that was sent and refused is restored completely, with the reason.
 */
export function recallDraft(person: string, alert: string): Draft {
  const stored = sessionStorage.getItem(keyOf(person, alert));
  if (!stored) return noDraft;
  const kept = JSON.parse(stored) as Draft; // only keepDraft writes it
  const { rationale, conditions, refusal } = kept;
  const isEdited = kept.isEdited && !isBlank(kept);
  const words = { rationale: isEdited ? rationale : '', isEdited, conditions };
  return refusal ? { ...kept, ...words } : { ...noDraft, ...words };
}

export const forgetDraft = (person: string, alert: string): void =>
  sessionStorage.removeItem(keyOf(person, alert));
