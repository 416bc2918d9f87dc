import { z } from 'zod';
import { isSafeAddress, must, mustSecretly, wholeNumber } from './setting-forms.ts';

// The settings of outside providers for documents and faces (env.ts). Node strips the types: erasable syntax
// only, and no `@/` imports.

/** Names of our own implementations in policies. */
const reserved = ['review', 'built-in'];

const name = z
  .string()
  .refine(
    (text) => /^[a-z][a-z0-9_-]{0,49}$/.test(text) && !reserved.includes(text),
    must('a name such as acme, of lower-case letters, digits, _ and -, other than review and built-in'),
  );

const rule = 'an https address, or http on this machine, without a user name, ? and #';

/** Images are sent to this address, so the connection must be private. */
const address = z
  .url(must(rule))
  .refine((url) => isSafeAddress(url) && !/[?#@]/.test(url), must(rule))
  .transform((url) => url.replace(/\/+$/, ''));

const secret = z
  .string()
  .regex(
    /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
    mustSecretly('whsec_ and the base64 of 24 random bytes or more'),
  );

export const providerVariables = {
  PROBITY_DOCUMENT_PROVIDER: name.optional(),
  PROBITY_DOCUMENT_PROVIDER_URL: address.optional(),
  PROBITY_DOCUMENT_PROVIDER_SECRET: secret.optional(),
  PROBITY_BIOMETRIC_PROVIDER: name.optional(),
  PROBITY_BIOMETRIC_PROVIDER_URL: address.optional(),
  PROBITY_BIOMETRIC_PROVIDER_SECRET: secret.optional(),
  /** How long a provider may work on an accepted job. */
  PROBITY_PROVIDER_ANSWER_MINUTES: wholeNumber(1, 1_440, 60),
};

/** All or none: with only some of a provider's settings, every check would refer for no visible reason. */
export const providerCredentials = [
  ['PROBITY_DOCUMENT_PROVIDER', 'PROBITY_DOCUMENT_PROVIDER_URL', 'PROBITY_DOCUMENT_PROVIDER_SECRET'],
  ['PROBITY_BIOMETRIC_PROVIDER', 'PROBITY_BIOMETRIC_PROVIDER_URL', 'PROBITY_BIOMETRIC_PROVIDER_SECRET'],
] as const;
