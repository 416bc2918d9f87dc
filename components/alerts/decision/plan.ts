import { isReviewer } from '@/lib/domain/access/roles';
import type { User } from '@/lib/domain/access/schema';
import { confirmsOwn, needsSecondEyes } from '@/lib/domain/alerts/four-eyes';
import type { Alert, EscalateAlert, ResolveAlert, Resolution } from '@/lib/domain/alerts/schema';
import type { Viewer } from '@/components/shell/viewer';
import type { Choice, Draft } from './draft';

/** What committing a draft sends: `label` says it before, `done` after. */
export type Plan =
  | { kind: 'resolve'; label: string; done: string; body: ResolveAlert }
  | { kind: 'escalate'; label: string; done: string; body: EscalateAlert }
  | { kind: 'none'; label: string; reason: string };

type Decider = Pick<Viewer, 'role' | 'token'>;

export const choiceLabels: Record<Choice, string> = {
  false_positive: 'False positive',
  true_match: 'True match',
  escalate: 'Escalate',
};

const none = (label: string, reason: string): Plan => ({ kind: 'none', label, reason });

function resolutionOf({ choice, action, conditions, rationale }: Draft): Resolution {
  if (choice === 'false_positive') return { action: 'Approve', rationale, is_false_positive: true };
  const more = action === 'Approve with Conditions' ? { conditions: conditions.trim() } : {};
  return { action, rationale, is_false_positive: false, ...more };
}

/** Whether the resolution is one that another person has to confirm (API §7.4); the server decides in the end. */
export const mustPropose = (alert: Alert, draft: Draft, { role, token }: Decider): boolean =>
  (draft.choice === 'false_positive' || draft.choice === 'true_match') &&
  (isReviewer(role)
    ? confirmsOwn(token, alert, resolutionOf(draft))
    : needsSecondEyes(alert, resolutionOf(draft)));

/** Reviewers before administrators; nobody sends work to themselves. */
export const reviewersOf = (users: readonly User[], { token }: Pick<Viewer, 'token'>): User[] =>
  users
    .filter((user) => isReviewer(user.role) && user.token !== token)
    .toSorted((a, b) => Number(a.role === 'admin') - Number(b.role === 'admin'));

function missing(draft: Draft): string | null {
  if (draft.choice === null) return 'Choose a decision.';
  if (draft.rationale.trim() === '') return 'Write a rationale.';
  const needsConditions = draft.choice === 'true_match' && draft.action === 'Approve with Conditions';
  return needsConditions && draft.conditions.trim() === '' ? 'Write the conditions.' : null;
}

/** What the button says and does. */
export function planOf(alert: Alert, draft: Draft, viewer: Decider, reviewers: readonly User[]): Plan {
  const reviewer = reviewers.find(({ token }) => token === draft.reviewer) ?? reviewers[0];
  const isProposal = mustPropose(alert, draft, viewer);
  const isSent = draft.choice === 'escalate' || isProposal;
  const label = labelOf(draft, isProposal, reviewer);
  const lacking = missing(draft);
  if (lacking) return none(label, lacking);
  const done = doneOf(draft, isProposal);
  if (!isSent) return { kind: 'resolve', label, done, body: resolutionOf(draft) };
  if (alert.status === 'Escalated') return none(label, 'This alert is already with a reviewer.');
  if (!reviewer) return none(label, 'No reviewer can take it.');
  const body = { reason: draft.rationale, escalate_to: reviewer.token };
  return {
    kind: 'escalate',
    label,
    done,
    body: isProposal ? { ...body, proposed_resolution: resolutionOf(draft) } : body,
  };
}

function doneOf({ choice }: Draft, isProposal: boolean): string {
  if (choice === null || choice === 'escalate') return 'Escalated';
  return isProposal ? `Proposed: ${choiceLabels[choice].toLowerCase()}` : choiceLabels[choice];
}

function labelOf({ choice }: Draft, isProposal: boolean, reviewer: User | undefined): string {
  if (choice === null) return 'Decide';
  if (choice === 'escalate') return reviewer ? `Escalate to ${reviewer.name}` : 'Escalate';
  const outcome = choiceLabels[choice].toLowerCase();
  return isProposal ? `Propose ${outcome}` : `Resolve as ${outcome}`;
}
