import type { Case as CaseModel } from '@/generated/prisma/client';
import { isReviewer } from '@/lib/domain/access/roles';
import type { Case, TransitionCase } from '@/lib/domain/cases/schema';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { withdrawDocumentRequests } from '@/lib/domain/journeys/service/withdraw-document-requests';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

/** Machine credentials are exempt unless the project's policy binds them too (API §7.4). */
async function refuseReturnWithoutReviewer(
  tx: Transaction,
  ctx: Context,
  { status }: CaseModel,
  { trigger }: TransitionCase,
): Promise<void> {
  if (trigger !== 'return' || status !== 'Escalated') return;
  const { role } = ctx.actor;
  if (role ? isReviewer(role) : !(await policyInForce(tx, ctx)).four_eyes.binds_machines) return;
  const message = 'Only a reviewer can return an escalated case.';
  throw new Forbidden(message, [{ field: 'trigger', message, code: 'reviewer_required' }]);
}

/** API §6.1. Throws `NotFound` (404), `Forbidden` (403) and `InvalidState` (409). */
export function transitionCase(ctx: Context, token: string, input: TransitionCase): Promise<Case> {
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, token);
    await refuseReturnWithoutReviewer(tx, ctx, before, input);
    // Taking the case back withdraws its document requests.
    if (input.trigger === 'return') await withdrawDocumentRequests(tx, ctx, token);
    return moveCaseWithAlerts(tx, ctx, before, { action: input.trigger, details: { ...input } });
  });
}
