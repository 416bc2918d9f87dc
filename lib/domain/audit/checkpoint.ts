import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** States that a project's chain had this hash at this sequence and time. Sequence 0 is an empty log. */
export const Checkpoint = z.strictObject({
  /** The project's hash. */
  project: z.string(),
  sequence: z.number().int().min(0),
  hash,
  time: z.iso.datetime(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

export const SignedCheckpoint = Checkpoint.extend({ signature: z.string() });
export type SignedCheckpoint = z.infer<typeof SignedCheckpoint>;

export const emptyHash = '0'.repeat(64);

const signedBytes = ({ project, sequence, hash, time }: Checkpoint) =>
  Buffer.from(`probity audit checkpoint\n${JSON.stringify([project, sequence, hash, time])}`);

const ed25519 = { kty: 'OKP', crv: 'Ed25519' };

/** Both in base64url, 32 bytes each. */
export const signingKey = (d: string, x: string): KeyObject =>
  createPrivateKey({ key: { ...ed25519, d, x }, format: 'jwk' });

/** Null unless it is what an encoder writes. A decoder ignores padding and characters that are not base64url. */
function canonicalBytes(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

/** @throws when it is not 32 bytes in base64url, without padding */
export function verifyingKey(x: string): KeyObject {
  if (!canonicalBytes(x)) throw new Error('The public key is not in base64url.');
  return createPublicKey({ key: { ...ed25519, x }, format: 'jwk' });
}

/** Also false if the signature is right but not in base64url without padding. */
export function isSignatureOf(bytes: Buffer, key: KeyObject, signature: string): boolean {
  const given = canonicalBytes(signature);
  return given !== null && verify(null, bytes, key, given);
}

/** One line of JSON, without a line break. */
export function signCheckpoint(checkpoint: Checkpoint, key: KeyObject): string {
  const signature = sign(null, signedBytes(checkpoint), key).toString('base64url');
  return JSON.stringify({ ...checkpoint, signature });
}

/** @returns null if the line is not a checkpoint. Does not verify the signature. */
export function parseCheckpoint(line: string): SignedCheckpoint | null {
  try {
    return SignedCheckpoint.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

export const isSignedBy = (key: KeyObject, { signature, ...checkpoint }: SignedCheckpoint): boolean =>
  isSignatureOf(signedBytes(checkpoint), key, signature);
