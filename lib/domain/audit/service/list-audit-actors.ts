import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { AuditActor } from '../schema';
import { listActorRows } from '../store';

/** People, API keys, OAuth clients and the system, if the log has a record of them (API §5.6). */
export async function listAuditActors(ctx: Context, page: PageRequest): Promise<Page<AuditActor>> {
  return presentPage(await listActorRows(ctx, page), ({ id, name, type }) => ({ id, name, type }));
}
