import { getNextRetryOfFlow } from '@/lib/domain/checks/service/get-next-retry-of-flow';
import type { Context } from '@/lib/platform/context';

/** When the first of the flow's planned retries is due (API §3.9); null when none is planned. */
export const getNextRetry = (ctx: Context, flowToken: string): Promise<Date | null> =>
  getNextRetryOfFlow(ctx, flowToken);
