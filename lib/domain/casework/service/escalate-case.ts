import { requireReviewer } from '@/lib/domain/access/service/require-reviewer';
import { caseEscalated } from '@/lib/domain/cases/events';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import type { Case, EscalateCase } from '@/lib/domain/cases/schema';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { notify } from '@/lib/domain/notifications/service/notify';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

/**
 * Moves the case to Escalated, assigns it to the reviewer and notifies them (API §6.1). Throws `NotFound`
 * (404), `InvalidState` (409), and `ValidationFailed` (400) for someone who is not a reviewer.
 */
export function escalateCase(ctx: Context, token: string, input: EscalateCase): Promise<Case> {
  const { escalate_to, reason } = input;
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, token);
    caseLifecycle.require('escalate', before.status);
    await requireReviewer(tx, 'escalate_to', escalate_to);
    const change = { assigned_to: escalate_to };
    const after = await moveCaseWithAlerts(tx, ctx, before, { action: 'escalate', change, details: input });
    await notify(tx, ctx, caseEscalated, { token, user_token: escalate_to, note: reason });
    return after;
  });
}
