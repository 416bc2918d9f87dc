import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { type AuditRow, presentAuditRecord } from './present';
import type { AuditFilters, AuditPeriod, AuditRecord, AuditVerification } from './schema';
import { findRange, verifyChain } from './store';

const source: ListSource<AuditRow, AuditRecord> = {
  table: 'audit_log',
  keptColumns: ['event_type', 'target_type'],
  tieBreaker: 'sequence',
  present: presentAuditRecord,
};

/** As dates: PostgreSQL reads neither every year nor every offset that ISO 8601 writes. */
function within({ from, to }: AuditPeriod): Condition[] {
  return [
    ...(from ? [{ sql: 'created_at >= ?', values: [new Date(from)] }] : []),
    ...(to ? [{ sql: 'created_at <= ?', values: [new Date(to)] }] : []),
  ];
}

/** `from` and `to` are both included. */
export function list(
  ctx: Context,
  { from, to, actor, ...equals }: AuditFilters,
  page: PageRequest,
): Promise<Page<AuditRecord>> {
  const filters = { equals: { ...equals, actor_id: actor }, conditions: within({ from, to }) };
  return listPage(ctx, source, filters, page);
}

/** Recomputes the hash of every record of the period; without one, of the whole chain (decisions 5). */
export async function verify(ctx: Context, { from, to }: AuditPeriod): Promise<AuditVerification> {
  const range = await findRange(ctx, { from: from ? new Date(from) : null, to: to ? new Date(to) : null });
  const { records, first_bad_sequence, head } = await verifyChain(ctx, range);
  return {
    valid: first_bad_sequence === null,
    records: Number(records),
    first_bad_sequence: first_bad_sequence === null ? null : Number(first_bad_sequence),
    head: head?.toString('hex') ?? null,
  };
}
