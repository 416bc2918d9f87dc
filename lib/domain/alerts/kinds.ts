import { capitalised } from '../wording.ts';
import type { AlertCategory, CheckTypeCode } from '../words.ts';
import { settledAs } from './clearing.ts';
import type { Alert, Resolution } from './schema.ts';

// The words of the console and of evidence packs. Those for deciding an alert are in the console, loaded with the evidence.

/** What an alert asks a person to judge. */
export type AlertKind = 'match' | 'face' | 'document' | 'outage' | 'finding';

type Raised = Pick<Alert, 'category' | 'check_type_code'>;

const ofCategory: Record<AlertCategory, 'match' | 'outage' | 'mismatch'> = {
  'Sanctions Hit': 'match',
  'PEP Match': 'match',
  'Adverse Media': 'match',
  'Watchlist Match': 'match',
  'API Failure': 'outage',
  'Name Mismatch': 'mismatch',
  'DOB Mismatch': 'mismatch',
};

const ofCheck: Partial<Record<CheckTypeCode, AlertKind>> = {
  IDV_BIOMETRIC: 'face',
  IDV_DOCUMENT: 'document',
};

/** The kind by the category, or by the check when the category only says that something could not be confirmed. */
export function kindOf({ category, check_type_code }: Raised): AlertKind {
  const kind = ofCategory[category];
  if (kind !== 'mismatch') return kind;
  return (check_type_code && ofCheck[check_type_code]) || 'finding';
}

const ofFinding = {
  IDV_BIOMETRIC: 'Face',
  IDV_DOCUMENT: 'Identity document',
  IDV_DATABASE: 'Identity',
  IDV_EMAIL: 'Email address',
  IDV_PHONE: 'Phone number',
  IDV_ADDRESS: 'Address',
  COM_REGISTRY: 'Company registry',
} as const satisfies Partial<Record<CheckTypeCode, string>>;
/** The topic of a screening check that could not read the name; its other findings are matches. */
const unread = 'Name not searched';

export type Topic = AlertCategory | (typeof ofFinding)[keyof typeof ofFinding] | typeof unread;
const topics: Partial<Record<CheckTypeCode, Topic>> = ofFinding;

/** What "Name Mismatch" covers besides names. */
export const unconfirmedTopics: readonly Topic[] = Object.values(ofFinding);

const byLooking: readonly AlertKind[] = ['face', 'document'];

/**
 * What an alert is about. The API uses "Name Mismatch" for everything that a check could not confirm, including a
 * company that is in no register and an address without a street (API §3.10).
 */
export function topicOf(alert: Raised): Topic {
  const { category, check_type_code } = alert;
  const isUnconfirmed = category === 'Name Mismatch' || byLooking.includes(kindOf(alert));
  return isUnconfirmed && check_type_code ? (topics[check_type_code] ?? unread) : category;
}

/** Whom the alert is about, or its topic if they have no name. */
export const subjectName = (alert: Raised & Pick<Alert, 'subject'>): string =>
  alert.subject?.name || topicOf(alert);

export type Verdict = Pick<Resolution, 'is_false_positive' | 'action'> & {
  /** The check of the newer document that counts instead. */
  replaced_by?: string | null;
};

const tenses = {
  present: { passes: 'passes', fails: 'fails' },
  past: { passes: 'passed', fails: 'failed' },
};

export type Tense = keyof typeof tenses;

/** "passes", "passes anyway", or the action if it settles nothing. */
export function effectOf(verdict: Verdict, tense: Tense): string {
  const settled = settledAs(verdict);
  const { is_false_positive, action, replaced_by } = verdict;
  if (replaced_by) return 'the newer document counts';
  if (settled === null) return action.toLowerCase();
  const passes = settled === 'Pass';
  const word = tenses[tense][passes ? 'passes' : 'fails'];
  return passes && !is_false_positive ? `${word} anyway` : word;
}

/** The verdict in a row of a list. For a face, what happens to the client says more than the verdict itself. */
export function verdictInShort(kind: AlertKind, verdict: Verdict): string {
  if (kind === 'match') return verdict.is_false_positive ? 'False positive' : 'True match';
  if (verdict.replaced_by) return 'Replaced';
  return capitalised(effectOf(verdict, 'past'));
}

type Decided = Raised & Pick<Alert, 'is_false_positive' | 'resolution_action' | 'resolution_replaced_by'>;

/** The verdict of a resolved alert. */
export const verdictOf = ({
  is_false_positive,
  resolution_action,
  resolution_replaced_by,
}: Decided): Verdict => ({
  is_false_positive,
  action: resolution_action ?? 'Approve',
  replaced_by: resolution_replaced_by,
});
