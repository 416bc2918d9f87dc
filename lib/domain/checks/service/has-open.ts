import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { openCheckStatuses } from '../lifecycle';
import { countOfCase } from '../store';

/** Whether the case has checks without an outcome. */
export async function hasOpenChecks(tx: Transaction, ctx: Context, caseToken: string): Promise<boolean> {
  return (await countOfCase(tx, ctx, caseToken, openCheckStatuses)) > 0;
}
