import type { ListFilters } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { countByTallies } from './counts';
import { alternativesOf, conditionsOf, equalsOf, isKeptBy, leftOutOf, textOf } from './store/filters';
import type { AlertAge, AlertFilters } from './list-schema';
import { countOfAge } from './store/opened';
import { countKept, totals } from './store/totals';

/** The age, if it is the only filter: there are totals by day for it. */
function ageAlone({ age, ...others }: AlertFilters): AlertAge | undefined {
  return Object.values(others).every((value) => value === undefined) ? age : undefined;
}

/** Undefined if no kept totals know the number, so that the rows are counted. */
function totalOf(ctx: Context, filters: AlertFilters): ListFilters['total'] {
  const age = ageAlone(filters);
  if (age) return () => countOfAge(ctx, age);
  const { resolved, ...others } = filters;
  if (resolved || filters.sla_status)
    return isKeptBy(ctx, 'alert_counts', others) ? () => countByTallies(ctx, filters) : undefined;
  const keeping = totals.find((each) => isKeptBy(ctx, each, filters));
  if (!keeping) return undefined;
  return () => countKept(ctx, keeping, equalsOf(filters), leftOutOf(ctx, filters));
}

/** The filters of a list of alerts (API §5.3). Snoozed alerts are only excluded on request. */
export async function alertSearch(ctx: Context, filters: AlertFilters): Promise<ListFilters> {
  return {
    equals: equalsOf(filters),
    conditions: conditionsOf(ctx, filters),
    alternatives: alternativesOf(ctx, filters),
    text: await textOf(ctx, filters),
    total: totalOf(ctx, filters),
  };
}
