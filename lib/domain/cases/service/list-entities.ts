import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Entity, EntityFilters } from '@/lib/domain/entities/schema';
import { presentEntities } from '@/lib/domain/entities/service/present-entities';
import { searchedColumns } from '@/lib/domain/entities/search';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { listMemberRows } from '../store';
import { requireCase } from './require';

/** The members of a case, each with its role in it (API §5.1). Throws `NotFound` (404) for an unknown case. */
export async function listCaseEntities(
  ctx: Context,
  caseToken: string,
  { q, ...equals }: EntityFilters,
  page: PageRequest,
): Promise<Page<Entity>> {
  await requireCase(ctx, caseToken);
  const conditions = q === undefined ? [] : [containsText(searchedColumns, q)];
  const filters = { equals: { ...equals, case_token: caseToken }, conditions };
  return presentEntities(ctx, await listMemberRows(ctx, filters, page));
}
