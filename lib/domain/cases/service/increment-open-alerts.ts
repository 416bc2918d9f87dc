import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateCaseRow } from '../store';

/** Keeps `open_alerts_count` in step with alerts opened in the same transaction. */
export async function incrementOpenAlerts(
  tx: Transaction,
  ctx: Context,
  token: string,
  count: number,
): Promise<void> {
  await updateCaseRow(tx, ctx, token, { open_alerts_count: { increment: count } });
}
