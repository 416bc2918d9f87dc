import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { pauseClocksOfCase } from '../store/of-case';

/**
 * Stops the SLA clocks of the case's unresolved alerts, in the transaction that stops the clock of the case (API
 * §7.2).
 */
export function pauseAlertClocks(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  return pauseClocksOfCase(tx, ctx, caseToken);
}
