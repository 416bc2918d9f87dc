import { getNextRetryOfFlow } from '@/lib/domain/checks/service/get-next-retry-of-flow';
import type { Context } from '@/lib/platform/context';

/** When the first planned retry of the flow is due (API §3.9); null if none is planned. */
export const getNextRetry = (ctx: Context, flowToken: string): Promise<Date | null> =>
  getNextRetryOfFlow(ctx, flowToken);
