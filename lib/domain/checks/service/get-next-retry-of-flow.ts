import type { Context } from '@/lib/platform/context';
import { findNextRetry } from '../store';

/** When the first planned retry of the flow's checks is due; null if none is planned. */
export const getNextRetryOfFlow = (ctx: Context, flowToken: string): Promise<Date | null> =>
  findNextRetry(ctx, flowToken);
