import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentCheck } from '../present';
import type { Check, CheckFilters } from '../schema';
import { listCheckRows } from '../store';

/** Throws `NotFound` (404) for an unknown case. */
export async function listCaseChecks(
  ctx: Context,
  caseToken: string,
  filters: CheckFilters,
  page: PageRequest,
): Promise<Page<Check>> {
  await requireCase(ctx, caseToken);
  const equals = { ...filters, case_token: caseToken };
  return presentPage(await listCheckRows(ctx, { equals }, page), presentCheck);
}
