import type { Context } from '@/lib/platform/context';
import { readSubqueriesWithin } from '@/lib/platform/subqueries';
import type { Transaction } from '@/lib/platform/transaction';
import { drawnCaseNumber } from '../store/projects';

/** The project's next case number, taken without waiting. A rollback leaves a gap (API §4.5). */
export async function takeCaseNumber(tx: Transaction, ctx: Context): Promise<number> {
  const { number } = await readSubqueriesWithin(tx, 'take-case-number', { number: drawnCaseNumber(ctx) });
  return number;
}
