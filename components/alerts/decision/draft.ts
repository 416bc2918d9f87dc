import type { ResolutionAction } from '@/lib/domain/alerts/schema';

export type Choice = 'false_positive' | 'replaced' | 'true_match' | 'escalate';

/** What a person has chosen and written about an alert, before it is committed. */
export interface Draft {
  choice: Choice | null;
  rationale: string;
  /** Somebody has written in it: it is not drafted again. */
  isEdited: boolean;
  /** Of a true match. */
  action: ResolutionAction;
  conditions: string;
  /** Who an escalation or a proposal goes to; null for whoever is usual. */
  reviewer: string | null;
  /** Its decision was sent, and not made. */
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

/** What was written, for a session that ends by itself, and for an alert that is left and come back to. Signing out clears it. */
export function keepDraft(person: string, alert: string, draft: Draft): void {
  sessionStorage.setItem(keyOf(person, alert), JSON.stringify(draft));
}

/**
 * The words, and no choice: one that was pressed some time ago is not for a single key to commit. A decision that was
 * sent and not made comes back whole, and says so.
 */
export function recallDraft(person: string, alert: string): Draft {
  const stored = sessionStorage.getItem(keyOf(person, alert));
  if (!stored) return noDraft;
  const kept = JSON.parse(stored) as Draft; // written by keepDraft alone
  const { rationale, isEdited, conditions, hasFailed } = kept;
  const words = { rationale: isEdited ? rationale : '', isEdited, conditions };
  return hasFailed ? { ...kept, ...words } : { ...noDraft, ...words };
}

export const forgetDraft = (person: string, alert: string): void =>
  sessionStorage.removeItem(keyOf(person, alert));
