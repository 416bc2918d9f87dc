import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteMembers } from '../store/retention';

/** Takes entities out of a case that is being deleted. */
export const releaseCaseMembers = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  entityTokens: readonly string[],
): Promise<void> => deleteMembers(tx, ctx, caseToken, entityTokens);
