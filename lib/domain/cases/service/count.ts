import { caseSlaStatus } from '@/lib/domain/policies/sla-condition';
import { CaseType, SlaStatus, Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { type CaseCounts, type CaseFilters, CaseStatus, EntityCategory } from '../schema';
import { caseSearch } from '../search';
import { type CaseGroup, countCaseGroups, countRunningCases, sumCaseGroups } from '../store';

type Column = keyof Omit<CaseGroup, 'count'>;
type Counted = Partial<CaseGroup> & Pick<CaseGroup, 'count'>;

const sumOf = (groups: readonly Counted[]) => groups.reduce((sum, { count }) => sum + count, 0);

function tally<Value extends string>(
  groups: readonly Counted[],
  column: Column,
  values: readonly Value[],
): Record<Value, number> {
  const byValue = Map.groupBy(groups, (group) => group[column]);
  const counts = values.map((value) => [value, sumOf(byValue.get(value) ?? [])]);
  return Object.fromEntries(counts) as Record<Value, number>; // one of each value
}

const valuesOf = (groups: readonly CaseGroup[], column: Column) =>
  [...new Set(groups.map((group) => group[column]))].filter((value) => typeof value === 'string').sort();

function countsOf(groups: readonly CaseGroup[], bySla: readonly Counted[]): CaseCounts {
  return {
    total: sumOf(groups),
    status: tally(groups, 'status', CaseStatus.options),
    type: tally(groups, 'type', CaseType.options),
    entity_category: tally(groups, 'entity_category', EntityCategory.options),
    risk_tier: {
      ...tally(groups, 'risk_tier', Tier.options),
      none: sumOf(groups.filter(({ risk_tier }) => risk_tier === null)),
    },
    sla_status: tally(bySla, 'sla_status', SlaStatus.options),
    assigned_to: {
      ...tally(groups, 'assigned_to', valuesOf(groups, 'assigned_to')),
      unassigned: sumOf(groups.filter(({ assigned_to }) => assigned_to === null)),
    },
  };
}

/** How many cases fit the filters, by each value: exact, in one answer (API §5.1). */
export async function countCases(ctx: Context, filters: CaseFilters): Promise<CaseCounts> {
  const search = await caseSearch(ctx, filters);
  const slaStatus = caseSlaStatus(ctx.now());
  if (search.conditions.length > 0) {
    const groups = await countCaseGroups(ctx, search, slaStatus);
    return countsOf(groups, groups);
  }
  const [groups, running] = await Promise.all([
    sumCaseGroups(ctx, search.equals),
    countRunningCases(ctx, search, slaStatus),
  ]);
  return countsOf(groups, [...groups, ...running]);
}
