import { waitsForPerson } from '@/lib/domain/checks/moves';
import { listCheckRowsOfFlow } from '@/lib/domain/checks/service/list-rows-of-flow';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { updateFlow } from '../store';
import { reopenFlow } from './reopen';

/**
 * The person has submitted everything: the waiting checks continue in a worker (API §6.3). A check that has
 * not been started or is currently being asked finds the upload. Call it under `lockFlow`.
 */
export async function resumeJourney(tx: Transaction, ctx: Context, token: string): Promise<void> {
  const waiting = (await listCheckRowsOfFlow(tx, ctx, token)).filter(waitsForPerson);
  await updateFlow(tx, ctx, token, { journey_due_at: null });
  if (waiting.length === 0) return;
  await moveChecks(
    tx,
    ctx,
    waiting.map((check) => ({ check, actions: ['act'] })),
  );
  await reopenFlow(tx, ctx, token);
}
