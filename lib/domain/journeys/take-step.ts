import { noteJourneyStep } from '@/lib/domain/flows/service/note-journey-step';
import { tryLockFlow } from '@/lib/domain/flows/service/try-lock';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import type { AnsweredStep } from './answers';
import { presentJourney } from './present';
import { requireStep } from './progress';
import type { Journey, JourneyStep } from './schema';
import { type LockedJourney, lockState, readState } from './state';
import { upsertStep } from './store';
import type { Visitor } from './visitor';

/** The person is there: what counts as their silence begins anew. */
async function noteStep(tx: Transaction, { ctx, flow_token }: Visitor): Promise<void> {
  if (flow_token !== null) await noteJourneyStep(tx, ctx, flow_token);
}

/** As `noteStep`. Parts come many at once: where another of them holds the flow, that one's note stands for all. */
export async function notePart({ ctx, flow_token }: Visitor): Promise<void> {
  if (flow_token === null) return;
  await transaction(ctx, async (tx) => {
    if (await tryLockFlow(tx, ctx, flow_token)) await noteJourneyStep(tx, ctx, flow_token);
  });
}

/** Locks the journey, and does what belongs to a step that it has reached. Throws `InvalidState` (409). */
export function takeStep<Result>(
  visitor: Visitor,
  step: JourneyStep,
  work: (tx: Transaction, state: LockedJourney) => Promise<Result>,
): Promise<Result> {
  return transaction(visitor.ctx, async (tx) => {
    const state = await lockState(tx, visitor);
    requireStep(state, step);
    const result = await work(tx, state);
    await noteStep(tx, visitor);
    return result;
  });
}

/** Keeps what the person said at a step, which may be said again until the journey is sent. Throws `InvalidState` (409). */
export function answerStep(
  visitor: Visitor,
  step: AnsweredStep,
  answer: object,
  follow: (tx: Transaction, state: LockedJourney) => Promise<void> = async () => {},
): Promise<Journey> {
  return takeStep(visitor, step, async (tx, state) => {
    await follow(tx, state);
    await upsertStep(tx, visitor.ctx, state.token, step, answer);
    return presentJourney(visitor, await readState(tx, visitor));
  });
}
