import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { countPassed } from '../store';

/**
 * Whether every check of the case has passed. Ignores checks waived as not applicable because no list covers
 * their category.
 */
export async function haveAllChecksPassed(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<boolean> {
  const { passed, applicable } = await countPassed(tx, ctx, caseToken);
  return passed > 0 && passed === applicable;
}
