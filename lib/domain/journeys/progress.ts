import { isDeepStrictEqual } from 'node:util';
import type { DocumentType } from '@/lib/domain/words';
import { Conflict, InvalidState } from '@/lib/platform/errors/errors';
import type { AnsweredStep } from './answers';
import type { JourneyState } from './state';
import type { DocumentSide, JourneyKind, JourneyStep } from './schema';

export const stepsOf: Record<JourneyKind, readonly JourneyStep[]> = {
  verification: ['consent', 'details', 'document', 'capture', 'selfie', 'review'],
  document_request: ['consent', 'document', 'capture', 'review'],
};

export const sidesOf: Record<DocumentType, DocumentSide[]> = {
  passport: ['front'],
  national_id: ['front', 'back'],
  driving_licence: ['front', 'back'],
};

const isAccepted = ({ captures }: JourneyState, purpose: string, action: string | null = null): boolean =>
  captures.some((each) => each.status === 'accepted' && each.purpose === purpose && each.action === action);

const isDone: Record<JourneyStep, (state: JourneyState) => boolean> = {
  consent: ({ answers }) => answers.consent?.accepted === true,
  details: ({ answers }) => answers.details !== undefined,
  document: ({ answers }) => answers.document !== undefined,
  capture: (state) => {
    const { document } = state.answers;
    return document !== undefined && sidesOf[document.document_type].every((side) => isAccepted(state, side));
  },
  selfie: (state) =>
    state.challenge !== null &&
    state.challenge.actions.every((action) => isAccepted(state, 'selfie', action)),
  review: () => false,
  done: () => true,
};

/** The first step that is not done. */
export function stepOf(state: JourneyState): JourneyStep {
  if (state.status !== 'open') return 'done';
  return stepsOf[state.kind].find((step) => !isDone[step](state)) ?? 'done';
}

/**
 * Keeps a page that was read before another window answered the step from replacing that answer. The same answer may be
 * repeated. Throws `Conflict` (409).
 */
export function refuseStaleAnswer(
  state: JourneyState,
  { step, answer, shown_step }: { step: AnsweredStep; answer: object; shown_step?: string },
): void {
  const given = state.answers[step];
  const isStale = shown_step !== undefined && shown_step !== stepOf(state);
  if (isStale && given !== undefined && !isDeepStrictEqual(given, answer))
    throw new Conflict(
      'This step was answered in another window after this page was read. Read the journey again.',
    );
}

/** Requires every earlier step to be done. Throws `InvalidState` (409). */
export function requireStep(state: JourneyState, step: JourneyStep): void {
  const steps = stepsOf[state.kind];
  const next = stepOf(state);
  const reached = steps.slice(0, steps.indexOf(next) + 1);
  if (state.status === 'open' && reached.includes(step)) return;
  const status = state.status === 'open' ? `at ${next}` : state.status;
  throw new InvalidState('journey', status, `do ${step}`, state.status === 'open' ? reached : []);
}
