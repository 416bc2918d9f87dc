import { noteJourneyStep } from '@/lib/domain/flows/service/note-journey-step';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import type { AnsweredStep } from './answers';
import { presentJourney } from './present';
import { refuseStaleAnswer, requireStep } from './progress';
import type { Journey, JourneyStep } from './schema';
import { type JourneyState, type LockedJourney, lockState, readState } from './state';
import { upsertStep } from './store';
import type { Visitor } from './visitor';

/** The person is active: restarts their inactivity period. */
export async function noteStep({ ctx, flow_token }: Visitor, { facts, policy }: JourneyState): Promise<void> {
  if (flow_token !== null && facts) await noteJourneyStep(ctx, flow_token, facts, policy);
}

/** Locks the journey and does the work of a step that it has reached. Throws `InvalidState` (409). */
export function takeStep<Result>(
  visitor: Visitor,
  step: JourneyStep,
  work: (tx: Transaction, state: LockedJourney) => Promise<Result>,
): Promise<Result> {
  return transaction(visitor.ctx, async (tx) => {
    const state = await lockState(tx, visitor);
    requireStep(state, step);
    const result = await work(tx, state);
    await noteStep(state.holder, state);
    return result;
  });
}

/**
 * Stores the person's answer to a step, which may be changed until the journey is submitted. Throws
 * `InvalidState` and `Conflict` (409).
 */
export function answerStep(
  visitor: Visitor,
  step: AnsweredStep,
  answer: object,
  follow: (tx: Transaction, state: LockedJourney) => Promise<void> = async () => {},
): Promise<Journey> {
  return takeStep(visitor, step, async (tx, state) => {
    refuseStaleAnswer(state, { step, answer, shown_step: visitor.shown_step });
    await follow(tx, state);
    await upsertStep(tx, visitor.ctx, state.token, step, answer);
    return presentJourney(visitor, await readState(state.holder));
  });
}
