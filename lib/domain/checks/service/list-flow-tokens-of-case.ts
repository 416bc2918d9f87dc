import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findFlowTokensOfCase } from '../store';

/** Flows that created the checks of the case. */
export const listFlowTokensOfCase = (tx: Transaction, ctx: Context, caseToken: string): Promise<string[]> =>
  findFlowTokensOfCase(tx, ctx, caseToken);
