import { isOpenCheck, waitsForPerson } from '@/lib/domain/checks/moves';
import { listCheckRowsOfFlow } from '@/lib/domain/checks/service/list-rows-of-flow';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateFlow } from '../store';
import { isOfJourney } from '../journey';

/**
 * Cancels the checks that wait for the person. Call it under `lockFlow`, then call `endOrJudgeFlow`: the flow
 * refers.
 */
export async function cancelJourneyChecks(
  tx: Transaction,
  ctx: Context,
  token: string,
  reason: string,
): Promise<void> {
  const checks = await listCheckRowsOfFlow(tx, ctx, token);
  const left = checks.filter((check) => waitsForPerson(check) || (isOfJourney(check) && isOpenCheck(check)));
  await moveChecks(
    tx,
    ctx,
    left.map((check) => ({ check, actions: ['cancel'], details: { reason } })),
  );
  await updateFlow(tx, ctx, token, { journey_due_at: null });
}
