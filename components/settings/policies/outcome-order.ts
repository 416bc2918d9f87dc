import type { PolicyKind } from '@/lib/domain/policies/schema';
import type { Priority, SlaStatus, Tier } from '@/lib/domain/words';

const slaStatuses: readonly SlaStatus[] = ['Breached', 'Critical', 'Warning', 'On Track'];

/** The outcomes of kinds whose outcomes are ordered, worst first. */
const worstFirst: Partial<Record<PolicyKind, readonly string[]>> = {
  risk_model: ['High', 'Medium', 'Low'] satisfies Tier[],
  priority: ['Critical', 'High', 'Medium-High', 'Medium', 'Low'] satisfies Priority[],
  alert_sla: slaStatuses,
  case_sla: slaStatuses,
};

const deadlineNames: Record<string, string> = {
  Breached: 'Overdue',
  Critical: 'Deadline very near',
  Warning: 'Deadline near',
  'On Track': 'On time',
} satisfies Record<SlaStatus, string>;

/** "Critical" is a priority of alerts and a state of deadlines, so the words of an outcome say which. */
export function outcomeName(kind: PolicyKind, outcome: string): string {
  if (kind === 'alert_sla' || kind === 'case_sla') return deadlineNames[outcome] ?? outcome;
  return kind === 'priority' && worstFirst.priority?.includes(outcome) ? `${outcome} priority` : outcome;
}

const byName = new Intl.Collator('en', { numeric: true });

/** The outcomes without repetition, worst first. Those without a place, such as "Not assessed", are last, by name. */
export function orderedOutcomes(kind: PolicyKind, outcomes: readonly string[]): string[] {
  const order = worstFirst[kind] ?? [];
  const placeOf = (outcome: string) => {
    const place = order.indexOf(outcome);
    return place === -1 ? order.length : place;
  };
  return [...new Set(outcomes)].toSorted((a, b) => placeOf(a) - placeOf(b) || byName.compare(a, b));
}
