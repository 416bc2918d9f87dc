import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { countUnresolvedOfCase } from '../store/of-case';

/** Number of alerts of the case that are not Resolved. */
export const countUnresolvedAlerts = (tx: Transaction, ctx: Context, caseToken: string): Promise<number> =>
  countUnresolvedOfCase(tx, ctx, caseToken);
