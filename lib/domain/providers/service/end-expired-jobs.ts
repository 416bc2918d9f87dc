import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { endExpired } from '../outside/store';

/**
 * Before a failed check is retried: if its provider did not answer in time, a new job is created, and an
 * answer to the previous one no longer counts. Call it under the lock of the flow.
 */
export const endExpiredJobs = (
  tx: Transaction,
  ctx: Context,
  of: { flow_token: string; type_code: string },
): Promise<void> => endExpired(tx, ctx, of);
