import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findFlowTokensWithoutCase } from '../store/deletion';

/** At most `max` flows that screened these entities without opening a case. */
export const listFlowTokensWithoutCase = (
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
  max: number,
): Promise<string[]> => findFlowTokensWithoutCase(tx, ctx, entityTokens, max);
