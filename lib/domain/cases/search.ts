import { slaAlternatives } from '@/lib/domain/policies/sla-condition';
import type { ListFilters } from '@/lib/domain/list-page';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { countBySla } from './counts';
import type { CaseFilters } from './schema';
import { searchedText } from './store';

/** The filters of a list of cases (API §5.1). */
export async function caseSearch(ctx: Context, filters: CaseFilters): Promise<ListFilters> {
  const { sla_status, q, ...equals } = filters;
  const conditions = q ? [await textCondition(ctx, searchedText, q)] : [];
  const alternatives = sla_status && slaAlternatives(sla_status, ctx.now());
  const total = sla_status && !q ? () => countBySla(ctx, filters) : undefined;
  return { equals, conditions, alternatives, total };
}
