import { slaStatusExpression, runningSlaCondition } from '@/lib/domain/policies/sla-condition';
import { CaseType, SlaStatus, Tier } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { type CaseCounts, type CaseFilters, CaseStatus, EntityCategory } from '../schema';
import { caseSearch } from '../search';
import { type CaseGroup, countCaseGroups, sumStoppedGroups } from '../store';

type Column = keyof Omit<CaseGroup, 'count'>;

const sumOf = (groups: readonly CaseGroup[]) => groups.reduce((sum, { count }) => sum + count, 0);

function tally<Value extends string>(
  groups: readonly CaseGroup[],
  column: Column,
  values: readonly Value[],
): Record<Value, number> {
  const byValue = Map.groupBy(groups, (group) => group[column]);
  const counts = values.map((value) => [value, sumOf(byValue.get(value) ?? [])]);
  return Object.fromEntries(counts) as Record<Value, number>; // one of each value
}

const valuesOf = (groups: readonly CaseGroup[], column: Column) =>
  [...new Set(groups.map((group) => group[column]))].filter((value) => typeof value === 'string').sort();

function countsOf(groups: readonly CaseGroup[]): CaseCounts {
  return {
    total: sumOf(groups),
    status: tally(groups, 'status', CaseStatus.options),
    type: tally(groups, 'type', CaseType.options),
    entity_category: tally(groups, 'entity_category', EntityCategory.options),
    risk_tier: {
      ...tally(groups, 'risk_tier', Tier.options),
      none: sumOf(groups.filter(({ risk_tier }) => risk_tier === null)),
    },
    sla_status: tally(groups, 'sla_status', SlaStatus.options),
    assigned_to: {
      ...tally(groups, 'assigned_to', valuesOf(groups, 'assigned_to')),
      unassigned: sumOf(groups.filter(({ assigned_to }) => assigned_to === null)),
    },
  };
}

/** Closed and paused cases are counted by the kept totals, so that only those whose clock runs are read. */
async function groupsOf(ctx: Context, { sla_status, q: _, ...equals }: CaseFilters): Promise<CaseGroup[]> {
  const now = ctx.now();
  const isRunning = sla_status
    ? runningSlaCondition(sla_status, now)
    : { sql: 'sla_stopped is null', values: [] };
  const [stopped, running] = await Promise.all([
    sumStoppedGroups(ctx, { ...equals, sla_stopped: sla_status }),
    countCaseGroups(ctx, { equals, conditions: [isRunning] }, slaStatusExpression(now)),
  ]);
  return [...stopped, ...running];
}

/** How many cases fit the filters, by each value: exact, in one answer (API §5.1). */
export async function countCases(ctx: Context, filters: CaseFilters): Promise<CaseCounts> {
  if (!filters.q) return countsOf(await groupsOf(ctx, filters));
  return countsOf(await countCaseGroups(ctx, await caseSearch(ctx, filters), slaStatusExpression(ctx.now())));
}
