import { machineName } from '@/components/people/machine-name';
import { kindOf, verdictOf } from '@/lib/domain/alerts/kinds';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Draft } from './draft';

const deciderOf = ({ held, status, resolved_by }: Alert): string | null =>
  held?.by ?? (status === 'Resolved' ? resolved_by : null);

/** The other person who is deciding the alert or has resolved it. */
export function otherDecider(alert: Alert, person: string): string | null {
  const by = deciderOf(alert);
  return by === person ? null : by;
}

/** "as a false positive", "and decided: same person, passed" */
function outcomeOf(alert: Alert): string {
  const kind = kindOf(alert);
  if (kind === 'match') return `as ${alert.is_false_positive ? 'a false positive' : 'a true match'}`;
  return `and decided: ${verdictPhrase(kind, verdictOf(alert), 'past')}`;
}

/**
 * Whether the alert can no longer be decided because somebody else was first: the person's own decision was sent and
 * refused.
 */
export const hasLost = (alert: Alert, person: string, { refusal }: Pick<Draft, 'refusal'>): boolean =>
  refusal !== null && deciderOf(alert) !== person;

/** What the other person did, as a sentence without its subject. */
function done(before: Alert, now: Alert): string | null {
  if (now.held) return 'has decided this alert, and can still undo the decision.';
  if (now.status === 'Resolved') return `resolved this alert first, ${outcomeOf(now)}.`;
  return now.status === 'Escalated' && before.status !== 'Escalated' ? 'escalated this alert first.' : null;
}

const asSubject = (machine: string): string => (machine === 'Probity' ? machine : `An ${machine}`);

/**
 * Why a decision was refused because another person decided first: who, and what they did. Null for any other refusal.
 */
export function lostTo(
  before: Alert,
  now: Alert,
  person: string,
  names: ReadonlyMap<string, string>,
): string | null {
  const what = done(before, now);
  const by = deciderOf(now) ?? now.proposal?.proposed_by ?? null;
  if (what === null || by === person) return null;
  const machine = by && machineName(by);
  const subject = by && (names.get(by) ?? (machine && asSubject(machine)));
  return `${subject || 'Somebody else'} ${what}`;
}
