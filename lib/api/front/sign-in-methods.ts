import { env } from '@/lib/platform/settings/env';

const signInRoot = '/api/auth/';

/**
 * The next-auth actions that the console needs. Others would renew a session, or log data sent by strangers.
 */
const methodsOf: Record<string, readonly string[]> = {
  csrf: ['GET'],
  providers: ['GET'],
  signin: ['GET'],
  error: ['GET'],
  signout: ['POST'],
  'callback/credentials': ['POST'],
};

/** Only available with an identity provider. */
const methodsOfIdentity: Record<string, readonly string[]> = {
  'signin/oidc': ['POST'],
  'callback/oidc': ['GET'],
};

/** `callback/credentials` for `/api/auth/callback/credentials`; null for other paths. */
export const signInActionOf = (path: string): string | null =>
  path.startsWith(signInRoot) ? path.slice(signInRoot.length) : null;

/** Null when there is no such action. */
export function methodsOfSignIn(action: string): readonly string[] | null {
  const methods = env.PROBITY_OIDC_ISSUER === undefined ? methodsOf : { ...methodsOf, ...methodsOfIdentity };
  return Object.hasOwn(methods, action) ? (methods[action] ?? null) : null;
}
