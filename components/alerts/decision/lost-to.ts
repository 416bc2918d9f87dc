import type { Alert } from '@/lib/domain/alerts/schema';

const deciderOf = ({ held, status, resolved_by }: Alert): string | null =>
  held?.by ?? (status === 'Resolved' ? resolved_by : null);

/** Who is deciding the alert, or has resolved it, where that is not the person. */
export function otherDecider(alert: Alert, person: string): string | null {
  const by = deciderOf(alert);
  return by === person ? null : by;
}

const outcomeOf = ({ is_false_positive }: Alert): string =>
  is_false_positive ? 'a false positive' : 'a true match';

/** What another person did, in a sentence without its subject. */
function done(before: Alert, now: Alert): string | null {
  if (now.held) return 'is deciding this alert. It is theirs unless they undo it.';
  if (now.status === 'Resolved') return `resolved this alert first, as ${outcomeOf(now)}.`;
  return now.status === 'Escalated' && before.status !== 'Escalated' ? 'escalated this alert first.' : null;
}

/** Why a decision was refused, where another person's came first: by whom, and what they did. Null for any other refusal. */
export function lostTo(
  before: Alert,
  now: Alert,
  person: string,
  names: ReadonlyMap<string, string>,
): string | null {
  const what = done(before, now);
  const by = deciderOf(now) ?? now.proposal?.proposed_by ?? null;
  if (what === null || by === person) return null;
  const machine = by?.startsWith('key_') ? 'An API key' : 'Somebody else';
  return `${(by && names.get(by)) ?? machine} ${what} Your text is kept.`;
}
