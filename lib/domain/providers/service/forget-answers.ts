import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteReadings } from '../outside/store';

/** An image of the submission is erased: what outside providers read of it goes too. What they found stays. */
export const forgetAnswers = (tx: Transaction, ctx: Context, submissionToken: string): Promise<void> =>
  deleteReadings(tx, ctx, submissionToken);
