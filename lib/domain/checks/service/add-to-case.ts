import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateCaseOfFlow } from '../store';

/** Adds the checks of a flow to the case that the flow opened after they were created. */
export function addChecksToCase(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  link: { case_token: string; entity_token: string | null },
): Promise<void> {
  return updateCaseOfFlow(tx, ctx, flowToken, link);
}
