import { createHmac } from 'node:crypto';
import { signatureHeaders } from '@/lib/platform/signature';

export interface Signed {
  eventId: string;
  body: Uint8Array;
  /** Newest secret first: only it signs `X-Service-Signature`. */
  secrets: readonly [string, ...string[]];
  at: Date;
}

const serviceSignature = (secret: string, body: Uint8Array) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The headers of a delivery (API §8.3). */
export const signedHeaders = ({ eventId, body, secrets, at }: Signed): Record<string, string> => ({
  'content-type': 'application/json',
  'x-service-signature': serviceSignature(secrets[0], body),
  ...signatureHeaders(secrets, { id: eventId, at, body }),
});
