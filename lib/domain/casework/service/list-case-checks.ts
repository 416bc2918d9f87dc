import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import type { Check, CheckFilters } from '@/lib/domain/checks/schema';
import { listChecks } from '@/lib/domain/checks/service/list';
import type { Context } from '@/lib/platform/context';
import { readSettled } from './read-settled';

/** Throws `NotFound` (404) for an unknown case. */
export async function listCaseChecks(
  ctx: Context,
  caseToken: string,
  filters: CheckFilters,
  request: PageRequest,
): Promise<Page<Check>> {
  await requireCase(ctx, caseToken);
  const page = await listChecks(ctx, { ...filters, case_token: caseToken }, request);
  return { ...page, items: await readSettled(ctx, page.items) };
}
