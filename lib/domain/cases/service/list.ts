import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import { pausableSlaCondition } from '@/lib/domain/policies/sla-condition';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { presentCase } from '../present';
import type { Case, CaseFilters } from '../schema';
import { listCaseRows } from '../store';

/** API §5.1. */
export async function listCases(
  ctx: Context,
  { sla_status, q, ...equals }: CaseFilters,
  page: PageRequest,
): Promise<Page<Case>> {
  const now = ctx.now();
  const conditions = [
    ...(sla_status ? [pausableSlaCondition(sla_status, now)] : []),
    ...(q ? [containsText(['name', 'external_reference'], q)] : []),
  ];
  return presentPage(await listCaseRows(ctx, { equals, conditions }, page), (row) => presentCase(row, now));
}
