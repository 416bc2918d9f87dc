import type { PolicyKind } from '@/lib/domain/policies/schema';
import { Priority, SlaStatus, Tier } from '@/lib/domain/words';

/** The outcomes of kinds whose outcomes are ordered, worst first. */
const worstFirst: Partial<Record<PolicyKind, readonly string[]>> = {
  risk_model: Tier.options,
  priority: Priority.options,
  alert_sla: SlaStatus.options.toReversed(),
  case_sla: SlaStatus.options.toReversed(),
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
