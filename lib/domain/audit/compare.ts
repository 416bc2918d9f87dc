import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import type { Checkpoint, SignedCheckpoint } from './checkpoint';
import { verifyingKey } from './signed-line';
import { checkpointFile, newestCheckpoints } from './checkpoint-file';
import { findRecordUpTo, type SequenceRange } from './store';

/**
 * The newest signed checkpoint in the range. Null without a checkpoint file, as on a machine that does not
 * share it.
 */
export async function newestCheckpointIn(
  { project }: Context,
  { first, last }: SequenceRange,
): Promise<SignedCheckpoint | null> {
  const publicKey = env.PROBITY_AUDIT_PUBLIC_KEY;
  if (!publicKey) return null;
  const isWanted = ({ sequence }: Checkpoint) =>
    sequence >= Number(first) && (last === null || sequence <= Number(last));
  const query = { project: project.hash, isWanted };
  const newest = await newestCheckpoints(checkpointFile(), verifyingKey(publicKey), query);
  return newest.get(project.hash) ?? null;
}

/**
 * The first missing sequence, or that of the checkpoint if its record differs, which means that it or an
 * earlier record was rewritten. Null if the log agrees.
 */
export async function firstContradiction(
  ctx: Context,
  { sequence, hash }: Checkpoint,
): Promise<number | null> {
  const record = await findRecordUpTo(ctx, sequence);
  if (record?.sequence !== sequence) return (record?.sequence ?? 0) + 1;
  return record.hash === hash ? null : sequence;
}
