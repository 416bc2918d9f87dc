import { narrowTallies, tallyAssignees, tallyOf, totalOf } from '@/lib/domain/policies/sla-tallies';
import { CaseType, SlaStatus, Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { isNarrow, wideCaseTallies } from '../counts';
import { type CaseCounts, type CaseFilters, CaseStatus, EntityCategory } from '../schema';
import { caseSearch } from '../search';
import { caseTotals } from '../store';

const by = ['status', 'type', 'entity_category', 'risk_tier', 'assigned_to'] as const;

/** Number of matching cases by each value, in one answer; exact except for a search (docs/adr/0110; API §5.1). */
export async function countCases(ctx: Context, filters: CaseFilters): Promise<CaseCounts> {
  const { tallies, isMinimum } = isNarrow(filters)
    ? await narrowTallies(ctx, caseTotals, await caseSearch(ctx, filters), by)
    : { tallies: await wideCaseTallies(ctx, filters, by), isMinimum: false };
  return {
    total: totalOf(tallies),
    total_is_minimum: isMinimum,
    status: tallyOf(tallies, 'status', CaseStatus.options),
    type: tallyOf(tallies, 'type', CaseType.options),
    entity_category: tallyOf(tallies, 'entity_category', EntityCategory.options),
    risk_tier: tallyOf(tallies, 'risk_tier', [...Tier.options, 'none']),
    sla_status: tallyOf(tallies, 'sla_status', SlaStatus.options),
    assigned_to: tallyAssignees(tallies),
  };
}
