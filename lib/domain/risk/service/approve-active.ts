import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isOpenToSystem } from '../four-eyes';
import { riskLifecycle } from '../lifecycle';
import { presentRiskAssessment } from '../present';
import { approveAssessment, findActive } from '../store';

/**
 * Approves the Active assessment of a case locked by the transaction. False without one, or if it has an
 * override, which another person must approve.
 */
export async function approveActiveRiskAssessment(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
): Promise<boolean> {
  const active = await findActive(tx, ctx, caseToken);
  if (!isOpenToSystem(active)) return false;
  const { token, status: from } = active;
  const { to, event } = riskLifecycle.require('approve', from);
  const data = presentRiskAssessment(await approveAssessment(tx, ctx, active, to));
  recordEvent(tx, ctx, event, { token, case_token: caseToken, details: { from, to }, data });
  return true;
}
