import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { resumeClocksOfCase } from '../store/of-case';

/** Moves the deadlines of the case's unresolved alerts by the time for which their clocks were stopped (API §7.2). */
export function resumeAlertClocks(tx: Transaction, ctx: Context, caseToken: string): Promise<void> {
  return resumeClocksOfCase(tx, ctx, caseToken);
}
