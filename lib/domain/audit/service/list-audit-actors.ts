import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { AuditActor, AuditActorFilters } from '../schema';
import { listActorRows } from '../store';
import { isNamed } from '../search';

/** People, API keys, OAuth clients and the system, if the log has a record of them (API §5.6). */
export async function listAuditActors(
  ctx: Context,
  { q }: AuditActorFilters,
  page: PageRequest,
): Promise<Page<AuditActor>> {
  const conditions = q === undefined ? [] : [isNamed(q)];
  return presentPage(await listActorRows(ctx, conditions, page), ({ id, name, type }) => ({
    id,
    name,
    type,
  }));
}
