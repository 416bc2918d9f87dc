import type { ListFilters } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { countBySla } from './counts';
import { alternativesOf, conditionsOf, equalsOf, isKeptBy, leftOutOf } from './store/filters';
import type { AlertFilters } from './list-schema';
import { countKept, totals } from './store/totals';

/** Undefined where no kept totals say how many fit, so that the rows are counted. */
function totalOf(ctx: Context, filters: AlertFilters): ListFilters['total'] {
  const keeping = totals.find((each) => isKeptBy(ctx, each, filters));
  if (!keeping) return undefined;
  if (filters.sla_status) return () => countBySla(ctx, filters);
  return () => countKept(ctx, keeping, equalsOf(filters), leftOutOf(ctx, filters));
}

/** The filters of a list of alerts (API §5.3). Snoozed alerts are left out only where that is asked for. */
export async function alertSearch(ctx: Context, filters: AlertFilters): Promise<ListFilters> {
  return {
    equals: equalsOf(filters),
    conditions: await conditionsOf(ctx, filters),
    alternatives: alternativesOf(ctx, filters),
    total: totalOf(ctx, filters),
  };
}
