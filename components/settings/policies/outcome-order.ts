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
