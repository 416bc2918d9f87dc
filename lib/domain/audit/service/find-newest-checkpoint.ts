import type { Context } from '@/lib/platform/context';
import type { SignedCheckpoint } from '../checkpoint';
import { newestCheckpointIn } from '../compare';

/** The newest signed checkpoint up to the sequence. Null if none is known. */
export const findNewestCheckpoint = (ctx: Context, sequence: number): Promise<SignedCheckpoint | null> =>
  newestCheckpointIn(ctx, { first: '1', last: String(sequence) });
