import type { Context } from '@/lib/platform/context';
import { findNextRetry } from '../store';

/** When the first of the planned retries of the flow's checks is due; null when none is planned. */
export const getNextRetryOfFlow = (ctx: Context, flowToken: string): Promise<Date | null> =>
  findNextRetry(ctx, flowToken);
