import type { Transaction } from '@/lib/platform/database/transaction';
import type { AnsweredStep } from '../answers';
import type { LockedJourney } from '../state';
import { upsertStep } from '../store';
import { noteStep } from '../take-step';

/** Stores the person's answer and restarts their inactivity period. Call it under the lock of the journey. */
export async function recordJourneyStep(
  tx: Transaction,
  state: LockedJourney,
  step: AnsweredStep,
  answer: object,
): Promise<void> {
  await upsertStep(tx, state.holder.ctx, state.token, step, answer);
  await noteStep(state.holder, state);
}
