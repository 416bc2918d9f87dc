import { dropDocuments } from '@/lib/domain/documents/service/drop';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { optionsOf } from '../present';
import type { ChooseDocument, Journey } from '../schema';
import type { JourneyState } from '../state';
import { answerStep } from '../take-step';
import type { Visitor } from '../visitor';

function refuseOther(state: JourneyState, { document_type }: ChooseDocument): void {
  if (optionsOf(state).some((option) => option.document_type === document_type)) return;
  const message = 'must be one of the requested documents';
  throw new ValidationFailed([{ field: 'document_type', message, code: 'not_allowed' }]);
}

const isSame = ({ answers: { document } }: JourneyState, chosen: ChooseDocument) =>
  document?.document_type === chosen.document_type && document.country === chosen.country;

/** Drops images of any other document. Throws `ValidationFailed` (400) and `InvalidState` (409). */
export function chooseDocument(visitor: Visitor, input: ChooseDocument): Promise<Journey> {
  return answerStep(visitor, 'document', input, async (tx, state) => {
    refuseOther(state, input);
    if (isSame(state, input)) return;
    const ofOther = state.captures.filter(({ purpose }) => purpose !== 'selfie');
    await dropDocuments(tx, visitor.ctx, ofOther);
  });
}
