import { createHmac, timingSafeEqual } from 'node:crypto';

// Signatures of HTTP bodies as in Standard Webhooks, for those that we send and those that we receive.

/** Maximum difference between a signature's time and our clock. */
export const maxAgeSeconds = 300;

export interface SignedMessage {
  id: string;
  at: Date;
  body: Uint8Array | string;
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1_000);

/** The key is the base64-decoded secret. */
function macOf(secret: string, id: string, seconds: number, body: Uint8Array | string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body);
  return `v1,${mac.digest('base64')}`;
}

/** One signature per secret. */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: SignedMessage,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(secondsOf(at)),
  'webhook-signature': secrets.map((secret) => macOf(secret, id, secondsOf(at), body)).join(' '),
});

/**
 * The time in the headers, if they belong to the message and are recent; otherwise null. Does not verify the
 * signature.
 */
export function signedSeconds(headers: Headers, id: string, now: Date): number | null {
  const seconds = headers.get('webhook-timestamp') ?? '';
  if (headers.get('webhook-id') !== id || !/^\d{1,12}$/.test(seconds)) return null;
  const age = Math.abs(secondsOf(now) - Number(seconds));
  return age <= maxAgeSeconds ? Number(seconds) : null;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether one of the signatures was made with the secret, for this message and recently. */
export function isSigned(secret: string, headers: Headers, { id, at, body }: SignedMessage): boolean {
  const seconds = signedSeconds(headers, id, at);
  if (seconds === null) return false;
  const expected = macOf(secret, id, seconds, body);
  const given = (headers.get('webhook-signature') ?? '').split(' ', 8);
  return given.some((signature) => isSame(signature, expected));
}
