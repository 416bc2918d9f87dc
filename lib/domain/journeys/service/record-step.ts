import { noteJourneyStep } from '@/lib/domain/flows/service/note-journey-step';
import type { Transaction } from '@/lib/platform/transaction';
import type { AnsweredStep } from '../answers';
import { upsertStep } from '../store';
import type { Visitor } from '../visitor';

/** Keeps what the person said; what counts as their silence begins anew. Call it under the lock of the journey. */
export async function recordJourneyStep(
  tx: Transaction,
  { ctx, flow_token }: Visitor,
  journeyToken: string,
  step: AnsweredStep,
  answer: object,
): Promise<void> {
  await upsertStep(tx, ctx, journeyToken, step, answer);
  if (flow_token !== null) await noteJourneyStep(tx, ctx, flow_token);
}
