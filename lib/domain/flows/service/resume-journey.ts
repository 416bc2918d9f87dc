import { listChecksOfFlow } from '@/lib/domain/checks/service/list-of-flow';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { updateFlow } from '../store';
import { waitsForPerson } from '../work/journey';
import { reopenFlow } from './reopen';

/**
 * The person has sent everything: the checks that waited go on, and a worker runs them (API §6.3). One that is not asked for yet, or
 * is being asked for, finds what was sent. Call it under `lockFlow`.
 */
export async function resumeJourney(tx: Transaction, ctx: Context, token: string): Promise<void> {
  const waiting = (await listChecksOfFlow(tx, ctx, token)).filter(waitsForPerson);
  await updateFlow(tx, ctx, token, { journey_due_at: null });
  if (waiting.length === 0) return;
  await moveChecks(
    tx,
    ctx,
    waiting.map((check) => ({ check, actions: ['act'] })),
  );
  await reopenFlow(tx, ctx, token);
}
