import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hash,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { env } from './settings/env';

const base32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** Crockford's base32, lower case. */
function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += base32[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + base32[(value << (5 - bits)) & 31] : text;
}

/** Lets a process remember a secret: cheaper than the keyed hash, and never stored. */
export const fingerprint = (secret: string): string => hash('sha256', secret, 'base64');

export const digestOf = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/**
 * HMAC with the deployment's key. Stored instead of a secret, so that a reader of the database cannot use it.
 */
export function keyedHash(secret: string): Buffer {
  return createHmac('sha256', env.PROBITY_HASH_KEY).update(secret).digest();
}

/**
 * Keyed, because a request may contain a password. The prefix separates it from all other keyed hashes.
 * `query` is the part of the URL from the question mark on. It has no line break, so different requests have
 * different hashes.
 */
export const requestHash = (body: string, query = ''): Buffer =>
  keyedHash(query === '' ? `request:${body}` : `request${query}\n${body}`);

export const randomSecret = (bytes: number) => encodeBase32(randomBytes(bytes));

const checksumLength = 6;
const checksum = (text: string) => encodeBase32(digestOf(text)).slice(0, checksumLength);

/**
 * `pk_staging_<160 random bits><checksum>`; the checksum lets a leak scanner recognise a real key (API §2.1).
 */
export function newApiKey(environment: string): string {
  const body = `pk_${environment}_${randomSecret(20)}`;
  return body + checksum(body);
}

/** 160 random bits. */
export const newClientSecret = () => `cs_${randomSecret(20)}`;

/** 256 random bits in the format of Standard Webhooks. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const accessTokenPrefix = 'at_';

/**
 * 160 random bits without meaning: its holder is looked up, so that it can be revoked immediately
 * (docs/adr/0036).
 */
export const newAccessToken = () => accessTokenPrefix + randomSecret(20);

export const looksLikeAccessToken = (token: string) =>
  token.startsWith(accessTokenPrefix) && token.length < 100;

/** Checks prefix and checksum, which saves a query for strings that were never a key of this environment. */
export function looksLikeApiKey(key: string, environment: string): boolean {
  if (!key.startsWith(`pk_${environment}_`) || key.length > 200) return false;
  const body = key.slice(0, -checksumLength);
  return timingSafeEqual(digestOf(checksum(body)), digestOf(key.slice(-checksumLength)));
}

/**
 * API §3.2. Derived, so that a flow always has the same tokens and a reader of the database cannot compute
 * them.
 */
export function flowSecret(kind: 'pull' | 'start', flowToken: string): string {
  return `${kind}_${encodeBase32(keyedHash(`${kind}:${flowToken}`).subarray(0, 25))}`;
}

const ivBytes = 12;
const tagBytes = 16;
const encryptionKey = () => Buffer.from(env.PROBITY_ENCRYPTION_KEY, 'base64url');

/**
 * AES-256-GCM: without the key nobody can read or change the data undetected. The label `as` is not secret
 * and must be the same to unseal, so that sealed values cannot be swapped.
 */
export function sealBytes(bytes: Uint8Array, key: Buffer, as: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(as));
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the bytes were not sealed with this key and label. */
export function unsealBytes(sealed: Uint8Array, key: Buffer, as: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(as));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const opened = decipher.update(bytes.subarray(ivBytes, -tagBytes));
  // Returns no more bytes in this mode, but throws if the bytes were changed.
  decipher.final();
  return opened;
}

/**
 * With the deployment's key: a reader of the database can neither read it nor change it undetected. Has no label, because
 * the values that are stored have none: who may write to the database could swap two of them.
 */
export const seal = (text: string): Uint8Array<ArrayBuffer> =>
  sealBytes(Buffer.from(text), encryptionKey(), '');

/** Throws if the bytes were not sealed with this deployment's key. */
export const unseal = (sealed: Uint8Array): string =>
  unsealBytes(sealed, encryptionKey(), '').toString('utf8');

/** A key for one document, plain and sealed with the deployment's key for storage. */
export function newDocumentKey(): { key: Buffer; sealed_key: Uint8Array<ArrayBuffer> } {
  const key = randomBytes(32);
  return { key, sealed_key: sealBytes(key, encryptionKey(), 'document key') };
}

/** Throws as `unseal`. */
export const openDocumentKey = (sealed_key: Uint8Array): Buffer =>
  unsealBytes(sealed_key, encryptionKey(), 'document key');
