import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { decrementOpenAlertCount } from '../store';

/** Keeps `open_alerts_count` in step with an alert resolved in the same transaction. */
export function decrementOpenAlerts(tx: Transaction, ctx: Context, token: string): Promise<void> {
  return decrementOpenAlertCount(tx, ctx, token);
}
