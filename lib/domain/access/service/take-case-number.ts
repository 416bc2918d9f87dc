import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { incrementCaseNumber } from '../store/projects';

/** The project's next case number. It is taken in the case's transaction, so a rollback leaves no gap. */
export const takeCaseNumber = (tx: Transaction, ctx: Context): Promise<number> =>
  incrementCaseNumber(tx, ctx);
