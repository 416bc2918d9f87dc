import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { openCheckStatuses } from '../moves';
import { countOfCase } from '../store';

export async function hasOpenChecks(tx: Transaction, ctx: Context, caseToken: string): Promise<boolean> {
  return (await countOfCase(tx, ctx, caseToken, openCheckStatuses)) > 0;
}
