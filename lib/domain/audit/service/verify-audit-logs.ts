import type { Context } from '@/lib/platform/context';
import { boundsOf } from '../period';
import type { AuditPeriod, AuditVerification } from '../schema';
import { presentEnds } from '../present';
import { findEnds, findRange } from '../store';
import { verifyRange } from '../verify-range';

/**
 * Recalculates the hash of every record of the period (without one, of the whole chain) and compares the
 * records with the newest signed checkpoint (API §5.6). Throws `ValidationFailed` (400) if the period ends
 * before it begins.
 */
export async function verifyAuditLogs(ctx: Context, period: AuditPeriod): Promise<AuditVerification> {
  const range = await findRange(ctx, boundsOf(period));
  const { records, first_bad_sequence, last, checkpoint } = await verifyRange(ctx, range);
  const ends = records > 0 ? await findEnds(ctx, Number(range.first), last) : null;
  return {
    valid: first_bad_sequence === null,
    records,
    first_bad_sequence,
    ...presentEnds(ends),
    checkpoint: checkpoint && { sequence: checkpoint.sequence, time: checkpoint.time },
  };
}
