import type { ConfirmDetails, Journey } from '../schema';
import { answerStep } from '../take-step';
import type { Visitor } from '../visitor';

/** Throws `InvalidState` (409). */
export function confirmDetails(visitor: Visitor, input: ConfirmDetails): Promise<Journey> {
  return answerStep(visitor, 'details', input);
}
