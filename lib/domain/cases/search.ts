import { containsText, patternOf } from '@/lib/domain/text-condition';
import { caseSlaCondition, runningSlaCondition } from '@/lib/domain/policies/sla-condition';
import type { ListFilters } from '@/lib/domain/list-page';
import type { SlaStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import type { CaseFilters } from './schema';
import { countCaseRows, countStopped, findTokensByText } from './store';

/** Of more cases than this, a page of them is found sooner in the order of the list. */
const maxCandidates = 1_000;

async function textCondition(ctx: Context, q: string): Promise<Condition> {
  const candidates = await findTokensByText(ctx, patternOf(q), maxCandidates + 1);
  return candidates.length > maxCandidates
    ? containsText(['name', 'external_reference'], q)
    : { sql: 'token = any(?)', values: [candidates] };
}

type EqualFilters = Omit<CaseFilters, 'sla_status' | 'q'>;

/** Closed and paused cases are counted by their kept total. */
async function countBySla(ctx: Context, sla_status: SlaStatus, equals: EqualFilters): Promise<number> {
  const conditions = [runningSlaCondition(sla_status, ctx.now())];
  const [stopped, running] = await Promise.all([
    countStopped(ctx, { ...equals, sla_stopped: sla_status }),
    countCaseRows(ctx, { equals, conditions }),
  ]);
  return stopped + running;
}

/** The filters of a list of cases (API §5.1). */
export async function caseSearch(
  ctx: Context,
  { sla_status, q, ...equals }: CaseFilters,
): Promise<ListFilters> {
  const conditions = [
    ...(sla_status ? [caseSlaCondition(sla_status, ctx.now())] : []),
    ...(q ? [await textCondition(ctx, q)] : []),
  ];
  if (!sla_status || q) return { equals, conditions };
  return { equals, conditions, total: () => countBySla(ctx, sla_status, equals) };
}
