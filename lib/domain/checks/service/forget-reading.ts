import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteReadings } from '../store/readings';

/**
 * Deletes what was read from an erased image, also where a later flow reused the check's result. The outcome
 * is kept.
 */
export function forgetReading(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  documentToken: string,
): Promise<void> {
  return deleteReadings(tx, ctx, flowToken, documentToken);
}
