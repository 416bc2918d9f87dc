import type { RowPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import { findAlertPageOfCase } from '../store/of-case';

/** All alerts of the case with their evidence, oldest first. */
export async function presentAlertsOfCase(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  page: RowPage,
): Promise<Alert[]> {
  const rows = await findAlertPageOfCase(tx, ctx, caseToken, page);
  return rows.map((row) => presentAlert(row, ctx.now()));
}
