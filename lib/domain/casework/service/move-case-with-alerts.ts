import type { Case as CaseModel } from '@/generated/prisma/client';
import { pauseAlertClocks } from '@/lib/domain/alerts/service/pause-clocks';
import { resumeAlertClocks } from '@/lib/domain/alerts/service/resume-clocks';
import type { Case } from '@/lib/domain/cases/schema';
import { type CaseMove, moveCase } from '@/lib/domain/cases/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';

/** As `moveCase`; the clocks of the alerts pause and resume with the case (API §7.2). */
export async function moveCaseWithAlerts(
  tx: Transaction,
  ctx: Context,
  before: CaseModel,
  move: CaseMove,
): Promise<Case> {
  const after = await moveCase(tx, ctx, before, move);
  if (after.status === 'Client Input') await pauseAlertClocks(tx, ctx, before.token);
  if (before.sla_paused_at !== null) await resumeAlertClocks(tx, ctx, before.token);
  return after;
}
