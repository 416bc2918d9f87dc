import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { findFlowTokensWithoutCase } from '../store/deletion';

/** Flows that screened these entities and found nothing to open a case for: at most so many. */
export const listFlowTokensWithoutCase = (
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
  max: number,
): Promise<string[]> => findFlowTokensWithoutCase(tx, ctx, entityTokens, max);
