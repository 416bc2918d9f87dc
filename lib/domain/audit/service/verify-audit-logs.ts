import type { Context } from '@/lib/platform/context';
import { firstContradiction, newestCheckpointIn } from '../compare';
import { boundsOf } from '../period';
import type { AuditPeriod, AuditVerification } from '../schema';
import { findRange, verifyChain } from '../store';

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
  const { records, first_bad_sequence, head } = await verifyChain(ctx, range);
  const firstBad = least(
    first_bad_sequence === null ? null : Number(first_bad_sequence),
    checkpoint && (await firstContradiction(ctx, checkpoint)),
  );
  return {
    valid: firstBad === null,
    records: Number(records),
    first_bad_sequence: firstBad,
    head: head?.toString('hex') ?? null,
    checkpoint: checkpoint && { sequence: checkpoint.sequence, time: checkpoint.time },
  };
}
