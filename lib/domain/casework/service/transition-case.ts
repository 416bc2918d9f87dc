import type { Case as CaseModel } from '@/generated/prisma/client';
import { requireStillActing } from '@/lib/domain/access/service/require-still-acting';
import type { Case, TransitionCase } from '@/lib/domain/cases/schema';
import { lockCase } from '@/lib/domain/cases/service/lock';
import type { CaseMove } from '@/lib/domain/cases/service/move';
import { recordAssignment } from '@/lib/domain/cases/service/record-assignment';
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

/** Who starts an unassigned case works on it, unless it is a machine (docs/adr/0128). */
const isTaken = ({ assigned_to }: CaseModel, { actor }: Context, { trigger }: TransitionCase): boolean =>
  trigger === 'progress' && assigned_to === null && actor.type === 'user';

/** Starts the case and assigns it to the caller. */
async function startAndTake(tx: Transaction, ctx: Context, before: CaseModel, move: CaseMove): Promise<Case> {
  await requireStillActing(tx, ctx);
  const after = await moveCaseWithAlerts(tx, ctx, before, { ...move, change: { assigned_to: ctx.actor.id } });
  await recordAssignment(tx, ctx, before, after);
  return after;
}

/**
 * API §6.1. Starting an unassigned case also assigns it to the person who starts it (docs/adr/0128). Throws `NotFound`
 * (404), `Forbidden` (403) and `InvalidState` (409).
 */
export function transitionCase(ctx: Context, token: string, input: TransitionCase): Promise<Case> {
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, token);
    await refuseReturnWithoutReviewer(tx, ctx, before, input);
    // Taking the case back withdraws its document requests.
    if (input.trigger === 'return') await withdrawDocumentRequests(tx, ctx, token);
    const move: CaseMove = { action: input.trigger, details: { ...input } };
    return isTaken(before, ctx, input)
      ? startAndTake(tx, ctx, before, move)
      : moveCaseWithAlerts(tx, ctx, before, move);
  });
}
