import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { presentAuditRecord } from '../present';
import { type Bounds, boundsOf } from '../period';
import type { AuditFilters, AuditRecord } from '../schema';
import { listAuditRows } from '../store';

const within = ({ from, to }: Bounds): Condition[] => [
  ...(from ? [{ sql: 'created_at >= ?', values: [from], isDecisive: true }] : []),
  ...(to ? [{ sql: 'created_at <= ?', values: [to], isDecisive: true }] : []),
];

/**
 * `from` and `to` are both included (API §5.6). Throws `ValidationFailed` (400) for a period that ends before
 * it begins.
 */
export async function listAuditLogs(
  ctx: Context,
  { from, to, actor, ...equals }: AuditFilters,
  page: PageRequest,
): Promise<Page<AuditRecord>> {
  const filters = { equals: { ...equals, actor_id: actor }, conditions: within(boundsOf({ from, to })) };
  return presentPage(await listAuditRows(ctx, filters, page), presentAuditRecord);
}
