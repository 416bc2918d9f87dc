import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Case, TransitionCase } from '@/lib/domain/cases/schema';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { withdrawDocumentRequests } from '@/lib/domain/journeys/service/withdraw-document-requests';
import { needsReviewer, reviewerRequired } from '@/lib/domain/policies/four-eyes';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

/** API §7.4. */
async function refuseReturnWithoutReviewer(
  tx: Transaction,
  ctx: Context,
  { status }: CaseModel,
  { trigger }: TransitionCase,
): Promise<void> {
  if (trigger !== 'return' || status !== 'Escalated') return;
  if (!needsReviewer(ctx, await policyInForce(tx, ctx))) return;
  throw reviewerRequired('trigger', 'Only a reviewer can return an escalated case.');
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
