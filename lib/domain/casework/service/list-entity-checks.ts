import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Check, CheckFilters } from '@/lib/domain/checks/schema';
import { listChecks } from '@/lib/domain/checks/service/list';
import { requireEntity } from '@/lib/domain/entities/service/require';
import type { Context } from '@/lib/platform/context';
import { readSettled } from './read-settled';

/** The entity's checks in all its cases (API §5.4). Throws `NotFound` (404) for an unknown entity. */
export async function listEntityChecks(
  ctx: Context,
  entityToken: string,
  filters: CheckFilters,
  request: PageRequest,
): Promise<Page<Check>> {
  await requireEntity(ctx, entityToken);
  const page = await listChecks(ctx, { ...filters, entity_token: entityToken }, request);
  return { ...page, items: await readSettled(ctx, page.items) };
}
