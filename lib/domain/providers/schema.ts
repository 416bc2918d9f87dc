import { z } from 'zod';
import { CalendarDate, Country, isVisible, Text, Timestamp, token } from '@/lib/domain/primitives';
import { CheckResult, CheckTypeCode, DocumentType } from '@/lib/domain/words';

const JobToken = token('job');
export const ProviderJobParams = z.object({ job_token: JobToken });

const Score = z.number().min(0).max(100);

/** In plain words for the analyst. */
const Reason = Text.min(1).max(300).refine(isVisible, 'must not be blank');

/** Data on the document. Null for values that were not read or are not stated. */
export const ExtractedDocument = z.strictObject({
  full_name: Text.max(200).nullable(),
  date_of_birth: CalendarDate.nullable(),
  expiration_date: CalendarDate.nullable(),
  gender: z.enum(['female', 'male', 'unspecified']).nullable().default(null),
  document_number: Text.max(50).nullable().default(null),
  nationality: Country.nullable().default(null),
});

export const DocumentAnswer = z.strictObject({
  document_type: DocumentType,
  document_country: Country,
  tamper_result: CheckResult,
  extracted_data: ExtractedDocument,
});

export const JudgedFace = z.strictObject({ result: CheckResult, score: Score.nullable().default(null) });

export const BiometricAnswer = z.strictObject({
  liveness: JudgedFace,
  face_match: JudgedFace,
});

/** API §4.15. `document` for an IDV_DOCUMENT job, `biometric` for an IDV_BIOMETRIC job. */
export const AnswerProviderJob = z.strictObject({
  result: CheckResult,
  reasons: z
    .array(Reason)
    .max(10)
    .default(() => []),
  document: DocumentAnswer.optional(),
  biometric: BiometricAnswer.optional(),
});
export type AnswerProviderJob = z.infer<typeof AnswerProviderJob>;

/** API §4.15. The request to an outside provider. */
export const ProviderJob = z.object({
  token: JobToken,
  type_code: CheckTypeCode,
  created_at: Timestamp,
  answered_at: Timestamp.nullable(),
});
export type ProviderJob = z.infer<typeof ProviderJob>;
