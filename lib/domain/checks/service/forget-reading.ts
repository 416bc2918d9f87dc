import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteReadings } from '../store/readings';

/** The image is erased: what was read of it goes too, also where a later flow reused the check's result. The outcome stays. */
export function forgetReading(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  documentToken: string,
): Promise<void> {
  return deleteReadings(tx, ctx, flowToken, documentToken);
}
