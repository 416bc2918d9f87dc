import { lockCase } from '@/lib/domain/cases/service/lock';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { moveCaseWithAlerts } from './service/move-case-with-alerts';

/**
 * Returns a case that waits for the client, and resumes its clocks. Does nothing if the case was moved in the
 * meantime.
 */
export async function returnFromClientInput(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  reason: string,
): Promise<void> {
  const before = await lockCase(tx, ctx, caseToken);
  if (before.status !== 'Client Input') return;
  await moveCaseWithAlerts(tx, ctx, before, { action: 'return', details: { reason } });
}
