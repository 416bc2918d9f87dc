import type { webhooks } from './schema.ts';

/** Every event that may be delivered; `event_type` tells them apart. */
export type WebhookEvent = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

export interface Delivery {
  /** The whole `whsec_…` string of the webhook. */
  secret: string;
  /** The raw body, as it arrived: parsed and written again it has another signature. */
  body: string | Uint8Array<ArrayBuffer>;
  /** The header `X-Service-Signature`. */
  signature: string | null | undefined;
}

const encoder = new TextEncoder();
const bytesOf = (text: string | Uint8Array<ArrayBuffer>) =>
  typeof text === 'string' ? encoder.encode(text) : text;

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Whether the delivery was signed with the secret. Compares in constant time. */
export async function isSigned({ secret, body, signature }: Delivery): Promise<boolean> {
  const [scheme, hex = ''] = (signature ?? '').split('=');
  const signed = scheme === 'sha256' ? bytesOfHex(hex) : null;
  if (!signed || secret === '') return false;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signed, bytesOf(body));
}

/** The event of a delivery. Throws for one that was not signed with the secret. */
export async function readEvent(delivery: Delivery): Promise<WebhookEvent> {
  if (!(await isSigned(delivery))) throw new Error('The delivery is not signed with this secret.');
  const text = typeof delivery.body === 'string' ? delivery.body : new TextDecoder().decode(delivery.body);
  return JSON.parse(text) as WebhookEvent; // Probity signed it
}
