import type { Context } from '@/lib/platform/context';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { drawnCaseNumber } from '../store/projects';

/** The project's next case number, taken without waiting. A rollback leaves a gap (API §4.5). */
export async function takeCaseNumber(tx: Transaction, ctx: Context): Promise<number> {
  const { number } = await readSubqueries(inside(tx, ctx), 'take-case-number', {
    number: drawnCaseNumber(ctx),
  });
  return number;
}
