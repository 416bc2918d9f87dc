import { z } from 'zod';
import { isSafeAddress, must, mustSecretly } from './setting-forms.ts';

// The settings of sign-in by an identity provider (env.ts). Node strips the types: erasable syntax only, and
// no `@/` imports.

/** The issuer exactly as it names itself, including a trailing slash. */
const issuer = z
  .url(must('an https address'))
  .refine((url) => isSafeAddress(url) && !/[?#]/.test(url), must('an https address without ? and #'));

export const oidcVariables = {
  PROBITY_OIDC_ISSUER: issuer.optional(),
  PROBITY_OIDC_CLIENT_ID: z.string().optional(),
  PROBITY_OIDC_CLIENT_SECRET: z.string(mustSecretly('the secret of the client')).optional(),
  /** Text on the button: "Continue with …". */
  PROBITY_OIDC_NAME: z.string().max(40, must('at most 40 characters')).default('single sign-on'),
};

/** All or none: with only some of them, the sign-in button would not work. */
export const oidcCredentials = [
  'PROBITY_OIDC_ISSUER',
  'PROBITY_OIDC_CLIENT_ID',
  'PROBITY_OIDC_CLIENT_SECRET',
] as const;
