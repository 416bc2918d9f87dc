import type { Case as CaseModel } from '@/generated/prisma/client';
import { notify } from '@/lib/domain/notifications/service/notify';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { caseAssigned } from '../events';
import type { Case } from '../schema';

/** Records that the assignee of a case has changed, and notifies the new one. */
export async function recordAssignment(
  tx: Transaction,
  ctx: Context,
  { token, assigned_to: from }: CaseModel,
  data: Case,
): Promise<void> {
  const { assigned_to } = data;
  if (assigned_to !== null) await notify(tx, ctx, caseAssigned, { token, user_token: assigned_to });
  recordEvent(tx, ctx, caseAssigned, { token, case_token: token, details: { from, to: assigned_to }, data });
}
