import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

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

export type Signed<Fields> = Fields & { signature: string };

interface SignedLine<Fields> {
  /** One line of JSON, without a line break. */
  sign: (fields: Fields, key: KeyObject) => string;
  /** Returns null if the line is of another kind. Does not verify the signature. */
  parse: (line: string) => Signed<Fields> | null;
  /** Also false if the signature is right but not in base64url without padding. */
  isSignedBy: (key: KeyObject, signed: Signed<Fields>) => boolean;
}

const AnySigned = z.looseObject({ signature: z.string() });

/**
 * A kind of signed line. What is signed begins with the title, so that a line of one kind cannot pass for one of another,
 * and has the values of the fields in this order.
 */
export function signedLine<Fields extends object>(
  title: string,
  schema: z.ZodType<Fields>,
  order: readonly (keyof Fields)[],
): SignedLine<Fields> {
  const signedBytes = (fields: Fields) =>
    Buffer.from(`${title}\n${JSON.stringify(order.map((name) => fields[name]))}`);
  return {
    sign(fields, key) {
      const signature = sign(null, signedBytes(fields), key).toString('base64url');
      return JSON.stringify({ ...fields, signature });
    },
    parse(line) {
      try {
        const { signature, ...fields } = AnySigned.parse(JSON.parse(line));
        return { ...schema.parse(fields), signature };
      } catch {
        return null;
      }
    },
    isSignedBy(key, signed) {
      const given = canonicalBytes(signed.signature);
      return given !== null && verify(null, signedBytes(signed), key, given);
    },
  };
}
