import type { Document, ProviderJob } from '@/generated/prisma/client';
import type { Submission } from '@/lib/domain/documents/service/find-submission-of-flow';
import { timestamp } from '@/lib/domain/present';
import { env } from '@/lib/platform/settings/env';
import { arrivalOf, frames, newest } from '../journey/images';
import type { Vendor } from './vendors';

/** A stored image: an upright JPEG without metadata. */
export interface OpenedImage {
  document: Document;
  bytes: Buffer;
}

/** The images for a check. Faces are compared with the portrait on the front of the document. */
export function imagesFor(code: Vendor['type_code'], submission: Submission): Document[] {
  const [front, back] = [newest(submission, 'front'), newest(submission, 'back')];
  const others = code === 'IDV_DOCUMENT' ? [back] : frames(submission);
  return [front, ...others].filter((document) => document !== undefined);
}

const imageIn = ({ document, bytes }: OpenedImage) => ({
  purpose: document.purpose,
  action: document.action,
  taken_at: timestamp(arrivalOf(document)),
  media_type: 'image/jpeg',
  sha256: document.digest && Buffer.from(document.digest).toString('hex'),
  content: bytes.toString('base64'),
});

/**
 * The request to a provider (docs/guides/outside-providers.md): without the person's name and dates, which it
 * does not need.
 */
export function jobBody(
  { token, type_code, created_at, expires_at }: ProviderJob,
  { facts }: Submission,
  images: readonly OpenedImage[],
): object {
  const { document_type, country, challenge } = facts;
  return {
    job_token: token,
    type_code,
    created_at: timestamp(created_at),
    expires_at: timestamp(expires_at),
    answer_url: `${env.PROBITY_BASE_URL}/v1/provider-jobs/${token}/answer`,
    document: { document_type, country },
    challenge: type_code === 'IDV_BIOMETRIC' ? challenge : null,
    images: images.map(imageIn),
  };
}
