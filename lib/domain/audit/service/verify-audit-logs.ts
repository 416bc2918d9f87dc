import type { Context } from '@/lib/platform/context';
import { firstContradiction, newestCheckpointIn } from '../compare';
import { boundsOf } from '../period';
import type { AuditPeriod, AuditVerification } from '../schema';
import { presentEnds } from '../present';
import { findEnds, findRange, verifyChain } from '../store';

const least = (...sequences: (number | null)[]): number | null => {
  const bad = sequences.filter((sequence) => sequence !== null);
  return bad.length === 0 ? null : Math.min(...bad);
};

/**
 * Recalculates the hash of every record of the period (without one, of the whole chain) and compares the
 * records with the newest signed checkpoint (API §5.6). Throws `ValidationFailed` (400) if the period ends
 * before it begins.
 */
export async function verifyAuditLogs(ctx: Context, period: AuditPeriod): Promise<AuditVerification> {
  const range = await findRange(ctx, boundsOf(period));
  // Read before the records, so that everything it covers is committed.
  const checkpoint = await newestCheckpointIn(ctx, range);
  const { records, first_bad_sequence } = await verifyChain(ctx, range);
  const firstBad = least(
    first_bad_sequence === null ? null : Number(first_bad_sequence),
    checkpoint && (await firstContradiction(ctx, checkpoint)),
  );
  // Without an end, the log may have grown since.
  const last = Number(range.last ?? Number(range.first) + Number(records) - 1);
  const ends = Number(records) > 0 ? await findEnds(ctx, Number(range.first), last) : null;
  return {
    valid: firstBad === null,
    records: Number(records),
    first_bad_sequence: firstBad,
    ...presentEnds(ends),
    checkpoint: checkpoint && { sequence: checkpoint.sequence, time: checkpoint.time },
  };
}
