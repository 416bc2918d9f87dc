import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import { containsText } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import type { AuditActor, AuditActorFilters } from '../schema';
import { listActorRows } from '../store';

function named(q: string): Condition {
  const { sql, values } = containsText(['name'], q);
  return { sql: `id = ? or ${sql}`, values: [q.trim(), ...values], isDecisive: true };
}

/** People, API keys, OAuth clients and the system, if the log has a record of them (API §5.6). */
export async function listAuditActors(
  ctx: Context,
  { q }: AuditActorFilters,
  page: PageRequest,
): Promise<Page<AuditActor>> {
  const conditions = q === undefined ? [] : [named(q)];
  return presentPage(await listActorRows(ctx, conditions, page), ({ id, name, type }) => ({
    id,
    name,
    type,
  }));
}
