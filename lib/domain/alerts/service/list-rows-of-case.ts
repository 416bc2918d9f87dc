import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { AlertOfCheck } from '../present';
import { findAlertsOfCase } from '../store/of-case';

/** Oldest first, whatever their status. */
export function listAlertRowsOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<AlertOfCheck[]> {
  return findAlertsOfCase(tx, ctx, caseToken);
}
