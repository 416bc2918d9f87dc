import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { presentAuditRecord } from '../present';
import type { AuditFilters, AuditPeriod, AuditRecord } from '../schema';
import { listAuditRows } from '../store';

/** As dates: PostgreSQL does not read every year and offset that ISO 8601 allows. */
function within({ from, to }: AuditPeriod): Condition[] {
  return [
    ...(from ? [{ sql: 'created_at >= ?', values: [new Date(from)], isDecisive: true }] : []),
    ...(to ? [{ sql: 'created_at <= ?', values: [new Date(to)], isDecisive: true }] : []),
  ];
}

/** `from` and `to` are both included (API §5.6). */
export async function listAuditLogs(
  ctx: Context,
  { from, to, actor, ...equals }: AuditFilters,
  page: PageRequest,
): Promise<Page<AuditRecord>> {
  const filters = { equals: { ...equals, actor_id: actor }, conditions: within({ from, to }) };
  return presentPage(await listAuditRows(ctx, filters, page), presentAuditRecord);
}
