import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireEntity } from '@/lib/domain/entities/service/require';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentCheck } from '../present';
import type { Check, CheckFilters } from '../schema';
import { listCheckRows } from '../store';

/** The entity's checks from all of its cases (API §5.4). Throws `NotFound` (404) for an unknown entity. */
export async function listEntityChecks(
  ctx: Context,
  entityToken: string,
  filters: CheckFilters,
  page: PageRequest,
): Promise<Page<Check>> {
  await requireEntity(ctx, entityToken);
  const equals = { ...filters, entity_token: entityToken };
  return presentPage(await listCheckRows(ctx, { equals }, page), presentCheck);
}
