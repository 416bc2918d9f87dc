import { createHmac } from 'node:crypto';

export interface Signed {
  eventId: string;
  body: Uint8Array;
  /** The newest first: it alone is that of `X-Service-Signature`. */
  secrets: readonly [string, ...string[]];
  at: Date;
}

const serviceSignature = (secret: string, body: Uint8Array) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Standard Webhooks keys with the bytes that the secret is the base64 of. */
function standardSignature(secret: string, beginning: string, body: Uint8Array): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(beginning).update(body).digest('base64')}`;
}

/** The headers of a delivery (API §8.3). */
export function signedHeaders({ eventId, body, secrets, at }: Signed): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const beginning = `${eventId}.${seconds}.`;
  return {
    'content-type': 'application/json',
    'x-service-signature': serviceSignature(secrets[0], body),
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => standardSignature(secret, beginning, body)).join(' '),
  };
}
