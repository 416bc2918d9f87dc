import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { updateCase } from '../store';

/** Keeps `open_alerts_count` in step with alerts opened in the same transaction. */
export function incrementOpenAlerts(
  tx: Transaction,
  ctx: Context,
  token: string,
  count: number,
): Promise<void> {
  return updateCase(tx, ctx, token, { open_alerts_count: { increment: count } });
}
