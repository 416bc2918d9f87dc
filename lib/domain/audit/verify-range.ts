import type { Context } from '@/lib/platform/context';
import type { Checkpoint } from './checkpoint';
import { firstContradiction, newestCheckpointIn } from './compare';
import { type SequenceRange, verifyChain } from './store';

export interface VerifiedRange {
  records: number;
  first_bad_sequence: number | null;
  /** The sequence that the range ended at, if it has no hole: without an end, the log may have grown since. */
  last: number;
  /** The newest in the range, with which the records were compared. */
  checkpoint: Checkpoint | null;
}

const least = (...sequences: (number | null)[]): number | null => {
  const bad = sequences.filter((sequence) => sequence !== null);
  return bad.length === 0 ? null : Math.min(...bad);
};

/** Recalculates the hashes of a range, and compares it with the newest signed checkpoint. */
export async function verifyRange(ctx: Context, range: SequenceRange): Promise<VerifiedRange> {
  // Read before the records, so that everything it covers is committed.
  const checkpoint = await newestCheckpointIn(ctx, range);
  const chain = await verifyChain(ctx, range);
  const records = Number(chain.records);
  return {
    records,
    first_bad_sequence: least(
      chain.first_bad_sequence === null ? null : Number(chain.first_bad_sequence),
      checkpoint && (await firstContradiction(ctx, checkpoint)),
    ),
    last: Number(range.last ?? Number(range.first) + records - 1),
    checkpoint,
  };
}
