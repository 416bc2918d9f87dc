import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isOpenToSystem } from '../four-eyes';
import { riskLifecycle } from '../lifecycle';
import { presentRiskAssessment } from '../present';
import { findActive, updateAssessment } from '../store';

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
  const approved_tier = presentRiskAssessment(active).effective_tier;
  const approval = { status: to, approved_by: ctx.actor.id, approved_at: ctx.now(), approved_tier };
  const data = presentRiskAssessment(await updateAssessment(tx, ctx, token, approval));
  recordEvent(tx, ctx, event, { token, case_token: caseToken, details: { from, to }, data });
  return true;
}
