import type { Alert as AlertModel } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { incrementOpenAlerts } from '@/lib/domain/cases/service/increment-open-alerts';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { type AlertFinding, type AlertOrigin, newAlertRow, recordAlertCreated } from '../new-row';
import { insertAlerts } from '../store';

/** Opens an alert for each finding, with priority, score and SLA by the project's policy (API §7.1, §7.2). */
export async function openAlerts(
  tx: Transaction,
  ctx: Context,
  findings: readonly AlertFinding[],
  origin: AlertOrigin,
): Promise<AlertModel[]> {
  if (findings.length === 0) return [];
  // Locks the case, so that its clock does not stop or resume in the meantime.
  const ofCase = origin.case_token === null ? null : await lockCase(tx, ctx, origin.case_token);
  const rows = findings.map((each) => newAlertRow(ctx, each, origin, ofCase));
  const opened = await insertAlerts(tx, rows);
  if (ofCase) await incrementOpenAlerts(tx, ctx, ofCase.token, opened.length);
  for (const row of opened) recordAlertCreated(tx, ctx, row);
  return opened;
}
