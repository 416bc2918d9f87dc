import type { Context } from '@/lib/platform/context';
import type { AuditPeriod, AuditVerification } from '../schema';
import { findRange, verifyChain } from '../store';

/** Recomputes the hash of every record of the period; without one, of the whole chain (API §5.6). */
export async function verifyAuditLogs(ctx: Context, { from, to }: AuditPeriod): Promise<AuditVerification> {
  const range = await findRange(ctx, { from: from ? new Date(from) : null, to: to ? new Date(to) : null });
  const { records, first_bad_sequence, head } = await verifyChain(ctx, range);
  return {
    valid: first_bad_sequence === null,
    records: Number(records),
    first_bad_sequence: first_bad_sequence === null ? null : Number(first_bad_sequence),
    head: head?.toString('hex') ?? null,
  };
}
