import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { endExpired } from '../outside/store';

/**
 * A check that has failed is to run again: where its provider did not answer in time, it is asked by a new job, and an answer to the one
 * before counts no more. Call it under the lock of the flow.
 */
export const endExpiredJobs = (
  tx: Transaction,
  ctx: Context,
  of: { flow_token: string; type_code: string },
): Promise<void> => endExpired(tx, ctx, of);
