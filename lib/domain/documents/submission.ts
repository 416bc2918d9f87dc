import { z } from 'zod';
import { Timestamp } from '@/lib/domain/primitives';
import { DocumentType } from '@/lib/domain/words';
import { ChallengeAction } from './schema';

/** The person's statements and choices for the images that they sent. */
export const SubmissionFacts = z.object({
  document_type: DocumentType,
  country: z.string(),
  /** Null if they were not asked. */
  details_confirmed: z.boolean().nullable(),
  note: z.string().nullable(),
  /** The required actions in order. Null without a selfie. */
  challenge: z
    .object({ actions: z.array(ChallengeAction), issued_at: Timestamp, expires_at: Timestamp })
    .nullable(),
});
export type SubmissionFacts = z.infer<typeof SubmissionFacts>;
