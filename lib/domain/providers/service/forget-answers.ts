import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteReadings } from '../outside/store';

/** Deletes what outside providers read from erased images of the submission. Their results are kept. */
export const forgetAnswers = (tx: Transaction, ctx: Context, submissionToken: string): Promise<void> =>
  deleteReadings(tx, ctx, submissionToken);
