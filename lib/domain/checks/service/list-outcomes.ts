import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { CheckOutcome } from '../passed';
import { findOutcomesOfCase } from '../store';

/** The outcomes that checks of the case have, each once. */
export function listCheckOutcomes(tx: Transaction, ctx: Context, caseToken: string): Promise<CheckOutcome[]> {
  return findOutcomesOfCase(tx, ctx, caseToken);
}
