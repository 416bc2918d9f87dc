import { z } from 'zod';
import { ChooseDocument, ConfirmDetails, GiveConsent, type JourneyStep } from './schema';

/** The person's answers at each step, as stored. */
export const StepAnswers = z.object({
  consent: GiveConsent.optional(),
  details: ConfirmDetails.optional(),
  document: ChooseDocument.optional(),
});
export type StepAnswers = z.infer<typeof StepAnswers>;
export type AnsweredStep = keyof StepAnswers & JourneyStep;
