import { slaAlternatives, stoppedSlaCondition } from '@/lib/domain/policies/sla-condition';
import type { ListFilters } from '@/lib/domain/list-page';
import { isFrom, isUntil } from '@/lib/domain/moment';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import { asCaseName } from './case-name';
import { columnsOf, countByTallies, isNarrow } from './counts';
import type { CaseFilters } from './schema';
import { hasMember, hasWaitingOverride, isOpen, searchedText } from './store';

/** Only closed cases match. */
const isOfClosed = ({ status, closed_from, closed_to }: CaseFilters): boolean =>
  status === 'Closed' || closed_from !== undefined || closed_to !== undefined;

/** No closed case has a running clock, so all of them would be read in vain to find one. */
function slaConditions(ctx: Context, filters: CaseFilters): Condition[] | undefined {
  const { sla_status } = filters;
  if (!sla_status) return undefined;
  return isOfClosed(filters) ? [stoppedSlaCondition(sla_status)] : slaAlternatives(sla_status, ctx.now());
}

/** The filters of a list of cases (API §5.1). */
export async function caseSearch(ctx: Context, filters: CaseFilters): Promise<ListFilters> {
  const { sla_status, entity_token, override, closed, closed_from, closed_to, q } = filters;
  const conditions = [
    ...(entity_token ? [hasMember(ctx, entity_token)] : []),
    ...(override ? [hasWaitingOverride(ctx)] : []),
    ...(closed ? [isOpen] : []),
    ...(closed_from ? [isFrom('closed_at', closed_from)] : []),
    ...(closed_to ? [isUntil('closed_at', closed_to)] : []),
  ];
  const text = q ? await textCondition(ctx, searchedText, asCaseName(q)) : undefined;
  const isByTallies = (sla_status ?? closed) !== undefined && !isNarrow(filters);
  const total = isByTallies ? () => countByTallies(ctx, filters) : undefined;
  return { equals: columnsOf(filters), conditions, alternatives: slaConditions(ctx, filters), text, total };
}
