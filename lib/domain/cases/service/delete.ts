import type { Case as CaseModel } from '@/generated/prisma/client';
import { deleteNotificationsAbout } from '@/lib/domain/notifications/service/delete-about';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { caseDeleted } from '../events';
import { deleteCaseRow } from '../store/retention';

/**
 * Deletes the case itself, after everything else. Its audit record states that and why it was deleted, but not whom
 * it was about (docs/adr/0075).
 */
export async function deleteCase(
  tx: Transaction,
  ctx: Context,
  { token, closed_at }: CaseModel,
  closed_case_days: number,
): Promise<void> {
  await deleteNotificationsAbout(tx, ctx, [token]);
  await deleteCaseRow(tx, ctx, token);
  const details = { closed_at, closed_case_days };
  recordEvent(tx, ctx, caseDeleted, { token, case_token: token, details, data: {} });
}
