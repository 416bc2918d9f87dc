import type { Check } from '@/generated/prisma/client';
import { getFlowTokenOfCheck } from '@/lib/domain/checks/service/get-flow-token-of';
import { lockOpenCaseOfCheck } from '@/lib/domain/checks/service/lock-open-case-of';
import { moveOneCheck } from '@/lib/domain/checks/service/move-one';
import type { CheckAction } from '@/lib/domain/checks/moves';
import type { CheckMove } from '@/lib/domain/checks/walk';
import { activateDraftAssessment } from '@/lib/domain/flows/service/activate-draft-assessment';
import { lockFlow } from '@/lib/domain/flows/service/lock';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';

/**
 * Moves that a Closed case refuses, because it keeps the basis of its decision (API §6.1). Cancelling is
 * allowed: it only ends a wait, and adds nothing to decide.
 */
const refusedInClosedCase: readonly string[] = ['retry', 'waive'] satisfies CheckAction[];

type Follow = (tx: Transaction, ctx: Context, flowToken: string, moved: Check) => Promise<void>;

/**
 * Moves a check and updates its flow in the same transaction. The flow is locked first, which serialises this
 * with the worker and other moves. Throws `NotFound` (404), `InvalidState` and `Conflict` (409).
 */
export function moveCheck(
  ctx: Context,
  token: string,
  move: Omit<CheckMove, 'check'>,
  follow: Follow,
): Promise<Check> {
  return transaction(ctx, async (tx) => {
    const flowToken = await getFlowTokenOfCheck(tx, ctx, token);
    if (flowToken) await lockFlow(tx, ctx, flowToken);
    for (const action of move.actions.filter((each) => refusedInClosedCase.includes(each)))
      await lockOpenCaseOfCheck(tx, ctx, token, `${action} a check`);
    const moved = await moveOneCheck(tx, ctx, token, move);
    if (flowToken) await follow(tx, ctx, flowToken, moved);
    // The end of a flow that was given up does not assess its risk.
    if (moved.case_token) await activateDraftAssessment(tx, ctx, moved.case_token);
    return moved;
  });
}
