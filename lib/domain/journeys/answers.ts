import { z } from 'zod';
import { ChooseDocument, ConfirmDetails, GiveConsent, type JourneyStep } from './schema';

/** What the person said at each step, as its row has it. */
export const StepAnswers = z.object({
  consent: GiveConsent.optional(),
  details: ConfirmDetails.optional(),
  document: ChooseDocument.optional(),
});
export type StepAnswers = z.infer<typeof StepAnswers>;
export type AnsweredStep = keyof StepAnswers & JourneyStep;
