import { sumOf, tally } from '@/lib/domain/counts';
import { narrowGroups, tallyAssignees } from '@/lib/domain/policies/sla-groups';
import { CaseType, SlaStatus, Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { wideCaseGroups } from '../counts';
import { type CaseCounts, type CaseFilters, CaseStatus, EntityCategory } from '../schema';
import { caseSearch, isNarrow } from '../search';
import { caseTotals } from '../store';

const by = ['status', 'type', 'entity_category', 'risk_tier', 'assigned_to'] as const;

/** How many cases fit the filters, by each value: exact, in one answer (API §5.1). */
export async function countCases(ctx: Context, filters: CaseFilters): Promise<CaseCounts> {
  const groups = await (isNarrow(filters)
    ? narrowGroups(ctx, caseTotals, await caseSearch(ctx, filters), by)
    : wideCaseGroups(ctx, filters, by));
  return {
    total: sumOf(groups),
    status: tally(groups, 'status', CaseStatus.options),
    type: tally(groups, 'type', CaseType.options),
    entity_category: tally(groups, 'entity_category', EntityCategory.options),
    risk_tier: tally(groups, 'risk_tier', [...Tier.options, 'none']),
    sla_status: tally(groups, 'sla_status', SlaStatus.options),
    assigned_to: tallyAssignees(groups),
  };
}
