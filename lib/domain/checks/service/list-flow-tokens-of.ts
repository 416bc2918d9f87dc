import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findFlowTokens } from '../store';

/** The flows that ran the checks, each once, sorted by token. */
export const listFlowTokensOfChecks = (
  tx: Transaction,
  ctx: Context,
  checkTokens: readonly string[],
): Promise<string[]> => findFlowTokens(tx, ctx, checkTokens);
