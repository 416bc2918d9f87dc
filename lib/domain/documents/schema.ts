import { z } from 'zod';
import { Count, Timestamp, token } from '@/lib/domain/primitives';
import { DocumentType } from '@/lib/domain/words';

/** The kind of image. A selfie is one frame, for one action of the challenge. */
export const CapturePurpose = z.enum(['front', 'back', 'selfie']);
export type CapturePurpose = z.infer<typeof CapturePurpose>;

/**
 * A challenge begins with `look_ahead`, whose frame is compared with the portrait, followed by a random
 * sequence of other actions.
 */
export const ChallengeAction = z.enum(['look_ahead', 'turn_left', 'turn_right', 'smile', 'come_closer']);
export type ChallengeAction = z.infer<typeof ChallengeAction>;

/** Hints for the person, translated into every language of the page. */
export const CaptureProblem = z.enum([
  'not_an_image',
  'too_large',
  'too_many_pixels',
  'damaged',
  /** Not a problem of the image: a limit was reached while reading it. */
  'not_checked',
  'too_small',
  'blurred',
  'glare',
  'too_dark',
  'cropped',
  'no_face',
  'several_faces',
  'not_a_document',
]);
export type CaptureProblem = z.infer<typeof CaptureProblem>;

/**
 * `receiving` until all bytes have arrived and `complete` was called; `checking` may be completed again if
 * there is no answer.
 */
export const CaptureStatus = z.enum(['receiving', 'checking', 'accepted', 'refused']);
export type CaptureStatus = z.infer<typeof CaptureStatus>;

/** Limits of an image. The page checks them before sending anything. */
export const maxImageBytes = 20 * 1024 * 1024;

/** For every part except the last. */
export const partBytes = 512 * 1024;

const DocumentToken = token('doc');
export const DocumentParams = z.object({ document_token: DocumentToken });

/** `read` once the check that uses it has an answer. */
export const DocumentStatus = z.enum(['sent', 'read', 'erased']);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** API §4.14. An image sent by a person; `/content` returns its bytes until it is erased. */
export const Document = z.object({
  token: DocumentToken,
  case_token: token('cas').nullable(),
  flow_token: token('flw').nullable(),
  request_token: token('jny').nullable(),
  entity_token: token('ent').nullable(),
  check_token: token('chk').nullable(),
  status: DocumentStatus,
  findings: z.array(z.string()),
  purpose: CapturePurpose,
  action: ChallengeAction.nullable(),
  document_type: DocumentType.nullable(),
  country: z.string().nullable(),
  media_type: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  byte_size: Count,
  sha256: z.string().nullable(),
  sent_at: Timestamp.nullable(),
  erase_at: Timestamp.nullable(),
  erased_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type Document = z.infer<typeof Document>;

export const documentSorts = ['created_at'] as const;

/** Generated images of fictitious people, for trying the hosted journey in the sandbox (API §3.11). */
export const SampleImageName = z.enum([
  'passport',
  'passport-expired',
  'passport-of-another',
  'passport-tampered',
  'selfie-look-ahead',
  'selfie-turn-left',
  'selfie-turn-right',
  'selfie-smile',
  'selfie-come-closer',
]);
export type SampleImageName = z.infer<typeof SampleImageName>;

export const SampleImageParams = z.object({ sample_image: SampleImageName });

/** Owner of the passport: the marker as last name, or Priya Raman. */
export const SampleImageQuery = z.strictObject({ marker: z.enum(['DOCS']).optional() });
export type SampleImageQuery = z.infer<typeof SampleImageQuery>;
