const signInRoot = '/api/auth/';

/** What the console needs of next-auth. Its other actions would renew a session, or log what a stranger sends. */
const methodsOf: Record<string, readonly string[]> = {
  csrf: ['GET'],
  providers: ['GET'],
  signin: ['GET'],
  error: ['GET'],
  signout: ['POST'],
  'callback/credentials': ['POST'],
};

/** `callback/credentials` for `/api/auth/callback/credentials`; null for other paths. */
export const signInActionOf = (path: string): string | null =>
  path.startsWith(signInRoot) ? path.slice(signInRoot.length) : null;

/** Null when there is no such action. */
export const methodsOfSignIn = (action: string): readonly string[] | null =>
  Object.hasOwn(methodsOf, action) ? (methodsOf[action] ?? null) : null;
