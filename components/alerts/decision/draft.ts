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
  /** The decision was sent, and failed. */
  hasFailed: boolean;
}

export const noDraft: Draft = {
  choice: null,
  rationale: '',
  isEdited: false,
  action: 'Decline',
  conditions: '',
  reviewer: null,
  hasFailed: false,
};

const keyOf = (person: string, alert: string) => `probity.draft.${person}.${alert}`;

/** Keeps the text when a session expires or the user opens another alert. Signing out clears it. */
export function keepDraft(person: string, alert: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(person, alert), JSON.stringify(draft));
}

/**
 * Restores the text without the choice, because a single key must not commit a choice that was made some time ago. A
 * decision that was sent and failed is restored completely and marked as failed.
 */
export function recallDraft(person: string, alert: string): Draft {
  const stored = sessionStorage.getItem(keyOf(person, alert));
  if (!stored) return noDraft;
  const kept = JSON.parse(stored) as Draft; // only keepDraft writes it
  const { rationale, isEdited, conditions, hasFailed } = kept;
  const words = { rationale: isEdited ? rationale : '', isEdited, conditions };
  return hasFailed ? { ...kept, ...words } : { ...noDraft, ...words };
}

export const forgetDraft = (person: string, alert: string): void =>
  sessionStorage.removeItem(keyOf(person, alert));
