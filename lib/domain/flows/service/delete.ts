import { deleteChecksOfFlows } from '@/lib/domain/checks/service/delete-of-flows';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteFlowRows } from '../store/deletion';

/** Deletes flows with their requests, results, parties and checks. Their tokens then return 404. */
export async function deleteFlows(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await deleteChecksOfFlows(tx, ctx, tokens);
  await deleteFlowRows(tx, ctx, tokens);
}
