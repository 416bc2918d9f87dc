import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { insertSample } from '../store';

/** Marks the project as having the sample, so that it can be reset. Only the seed's role may do this. */
export const markSample = (ctx: Context): Promise<void> =>
  transaction(ctx, (tx) => insertSample(tx, ctx, newToken('smp')));
