import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentCase } from '../present';
import type { Case, CaseFilters } from '../schema';
import { caseSearch } from '../search';
import { listCaseRows } from '../store';

/** API §5.1. */
export async function listCases(ctx: Context, filters: CaseFilters, page: PageRequest): Promise<Page<Case>> {
  const found = await listCaseRows(ctx, await caseSearch(ctx, filters), page);
  return presentPage(found, (row) => presentCase(row, ctx.now()));
}
