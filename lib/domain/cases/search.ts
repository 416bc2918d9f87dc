import { containsText, patternOf } from '@/lib/domain/text-condition';
import { caseSlaCondition } from '@/lib/domain/policies/sla-condition';
import type { ListFilters } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { CaseFilters } from './schema';
import { findTokensByText } from './store';

/** Of more cases than this, a page of them is found sooner in the order of the list. */
const maxCandidates = 1_000;

async function textCondition(ctx: Context, q: string): Promise<Condition> {
  const candidates = await findTokensByText(ctx, patternOf(q), maxCandidates + 1);
  return candidates.length > maxCandidates
    ? containsText(['name', 'external_reference'], q)
    : { sql: 'token = any(?)', values: [candidates] };
}

/** The filters of a list of cases (API §5.1). */
export async function caseSearch(
  ctx: Context,
  { sla_status, q, ...equals }: CaseFilters,
): Promise<Required<ListFilters>> {
  const conditions = [
    ...(sla_status ? [caseSlaCondition(sla_status, ctx.now())] : []),
    ...(q ? [await textCondition(ctx, q)] : []),
  ];
  return { equals, conditions };
}
