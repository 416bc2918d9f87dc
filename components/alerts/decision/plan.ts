import { isReviewer } from '@/lib/domain/access/roles';
import type { User } from '@/lib/domain/access/schema';
import { confirmsOwn, needsSecondEyes } from '@/lib/domain/alerts/four-eyes';
import type { Alert, EscalateAlert, ResolveAlert, Resolution } from '@/lib/domain/alerts/schema';
import { kindOf, type Verdict } from '@/lib/domain/alerts/kinds';
import { verdictOrder, verdictText } from '@/lib/domain/alerts/verdict-words';
import type { Viewer } from '@/components/shell/viewer';
import { capitalised } from '@/lib/domain/wording';
import { replacementOf } from './choices';
import { type Choice, type Draft, isBlank } from './draft';

/** What committing a draft sends: `label` is shown before it, `done` after. */
export type Plan =
  | { kind: 'resolve'; label: string; done: string; body: ResolveAlert }
  | { kind: 'escalate'; label: string; done: string; body: EscalateAlert }
  | { kind: 'none'; label: string; reason: string; lacksReviewers?: true };

export type CommittedPlan = Exclude<Plan, { kind: 'none' }>;

type Decider = Pick<Viewer, 'role' | 'token' | 'four_eyes'>;

type Chosen = Pick<Draft, 'action'> & { choice: Choice };

export function verdictIn(alert: Alert, { choice, action }: Chosen): Verdict {
  if (choice === 'false_positive') return { is_false_positive: true, action: 'Approve' };
  if (choice === 'true_match') return { is_false_positive: false, action };
  return { is_false_positive: false, action: 'Approve', replaced_by: replacementOf(alert) };
}

/** The name of a choice, which depends on what the alert is about. */
export const choiceLabel = (alert: Alert, chosen: Chosen): string =>
  chosen.choice === 'escalate' ? 'Escalate' : verdictText(kindOf(alert), verdictIn(alert, chosen));

const none = (label: string, reason: string) => ({ kind: 'none', label, reason }) as const;

function resolutionOf(alert: Alert, { choice, action, conditions, rationale }: Draft): Resolution {
  const { replaced_by, ...verdict } = verdictIn(alert, { choice: choice ?? 'true_match', action });
  const more = verdict.action === 'Approve with Conditions' ? { conditions: conditions.trim() } : {};
  return { ...verdict, rationale, ...more, ...(replaced_by && { replaced_by }) };
}

/** Whether another person has to confirm the resolution (API §7.4). The server has the final say. */
export const mustPropose = (alert: Alert, draft: Draft, { role, token, four_eyes }: Decider): boolean =>
  draft.choice !== null &&
  draft.choice !== 'escalate' &&
  (isReviewer(role)
    ? confirmsOwn(token, alert, resolutionOf(alert, draft))
    : four_eyes.critical_false_positive && needsSecondEyes(alert, resolutionOf(alert, draft)));

/** Keys that were meant to choose or to undo may have ended up in the field: "u23" is no word. */
export const hasWords = (rationale: string): boolean => /\p{Ideographic}|\p{L}[\p{L}\p{M}]/u.test(rationale);

function missing(draft: Draft): string | null {
  if (draft.choice === null) return 'Choose a decision.';
  const asked = draft.choice === 'escalate' ? 'reason' : 'rationale';
  if (isBlank(draft)) return `Write a ${asked}.`;
  if (!hasWords(draft.rationale)) return `Write the ${asked} in words.`;
  const needsConditions = draft.choice === 'true_match' && draft.action === 'Approve with Conditions';
  return needsConditions && draft.conditions.trim() === '' ? 'Write the conditions.' : null;
}

/** The list of reviewers has not arrived, or could not be loaded. */
const unread = (label: string): Plan => ({
  ...none(label, 'Not sent: the reviewers are not loaded. Your decision is kept.'),
  lacksReviewers: true,
});

/**
 * What the commit button says and does.
 * @param reviewers null until they are loaded
 */
export function planOf(alert: Alert, draft: Draft, viewer: Decider, reviewers: readonly User[] | null): Plan {
  const reviewer = reviewers?.find(({ token }) => token === draft.reviewer) ?? reviewers?.[0];
  const isProposal = mustPropose(alert, draft, viewer);
  const isSent = draft.choice === 'escalate' || isProposal;
  const phrases = isProposal ? proposed : resolved;
  const label = labelOf(alert, draft, phrases, reviewer);
  const lacking = missing(draft);
  if (lacking) return none(label, lacking);
  const done = doneOf(alert, draft, phrases);
  if (!isSent) return { kind: 'resolve', label, done, body: resolutionOf(alert, draft) };
  if (alert.status === 'Escalated') return none(label, 'This alert is already with a reviewer.');
  if (!reviewers) return unread(label);
  if (!reviewer) return none(label, 'No reviewer can take it.');
  const body = { reason: draft.rationale, escalate_to: reviewer.token };
  return {
    kind: 'escalate',
    label,
    done,
    body: isProposal ? { ...body, proposed_resolution: resolutionOf(alert, draft) } : body,
  };
}

interface Phrases {
  /** Before committing a match, with the name of its outcome. */
  match(outcome: string): string;
  /** Before committing any other alert, with what happens to the person. */
  order(order: string): string;
  done(outcome: string): string;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const resolved: Phrases = {
  match: (outcome) => `Resolve as ${outcome}`,
  order: capitalised,
  done: (outcome) => outcome,
};
const proposed: Phrases = {
  match: (outcome) => `Propose ${outcome}`,
  order: (order) => `Propose: ${order}`,
  done: (outcome) => `Proposed: ${lowerFirst(outcome)}`,
};

/**
 * "Resolve as false positive". For all alerts but matches, what happens to the person comes first: "Fail: not the same
 * person".
 */
function verbOf(alert: Alert, chosen: Chosen, { match, order }: Phrases): string {
  const kind = kindOf(alert);
  return kind === 'match'
    ? match(choiceLabel(alert, chosen).toLowerCase())
    : order(verdictOrder(kind, verdictIn(alert, chosen)));
}

function doneOf(alert: Alert, { choice, action }: Draft, { done }: Phrases): string {
  return choice === null || choice === 'escalate'
    ? 'Escalated'
    : done(choiceLabel(alert, { choice, action }));
}

function labelOf(
  alert: Alert,
  { choice, action }: Draft,
  phrases: Phrases,
  reviewer: User | undefined,
): string {
  if (choice === null) return 'Decide';
  if (choice === 'escalate') return reviewer ? `Escalate to ${reviewer.name}` : 'Escalate';
  return verbOf(alert, { choice, action }, phrases);
}
