import type { NextAuthOptions, User } from 'next-auth';
import credentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { pageCaller } from '@/lib/api/callers/peer';
import { toApiError } from '@/lib/api/problem';
import { isServedSecurely, sessionSeconds } from '@/lib/api/callers/session';
import { signIn } from '@/lib/domain/access/service/sign-in';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { env } from '@/lib/platform/settings/env';
import type { ApiError } from '@/lib/platform/errors/errors';
import { log } from '@/lib/platform/errors/log';
import { type IdentityAttempt, identityProviders } from './identity';

const Credentials = z.object({
  // PostgreSQL does not store NUL in text.
  email: z
    .string()
    .max(320)
    .refine((email) => !email.includes('\0')),
  password: z.string().min(1).max(1024),
});

/** Null for wrong credentials. Throws an `ApiError` if they could not be checked. */
async function authorize(given: unknown, userAgent: string | null): Promise<User | null> {
  const credentials = Credentials.safeParse(given).data;
  if (!credentials) return null;
  const user = await signIn({ ...credentials, address: pageCaller(), userAgent, sessionSeconds });
  return user && { id: user.token, sub: user.token, ...user };
}

export interface SignInRequest {
  requestId: string;
  identity: IdentityAttempt;
}

/** Replaces next-auth's logging, which could contain a person's claims. */
const logger: NextAuthOptions['logger'] = {
  error(code, metadata: Error | { error?: unknown }) {
    const error = metadata instanceof Error ? metadata : metadata.error;
    log.warn({ code, error: describeWithoutMessage(error) }, 'a sign-in was not made');
  },
  warn: (code) => log.debug({ code }, 'next-auth warns'),
  debug: () => {},
};

/**
 * Created for each request. Messages that `authorize` throws reach the browser, so it throws only the error code and
 * the seconds to wait; `onRefusal` gets the error itself.
 */
export const authOptions = (
  { requestId, identity }: SignInRequest,
  onRefusal: (refusal: ApiError) => void,
): NextAuthOptions => ({
  logger,
  secret: env.PROBITY_SESSION_SECRET,
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  useSecureCookies: isServedSecurely(),
  pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
  providers: [
    credentialsProvider({
      name: 'Probity',
      credentials: {
        email: { label: 'Email', type: 'email' },
        password: { label: 'Password', type: 'password' },
      },
      authorize: (given) =>
        authorize(given, identity.userAgent).catch((error: unknown) => {
          const refusal = toApiError(error, requestId);
          onRefusal(refusal);
          throw new Error([refusal.code, refusal.headers['Retry-After']].join(' '));
        }),
    }),
    ...identityProviders(identity),
  ],
  callbacks: {
    jwt({ token, user }) {
      if (!user) return token;
      const { sub, session, session_version, project_id, project_hash, project_name, name, email } = user;
      return { sub, session, session_version, project_id, project_hash, project_name, name, email };
    },
  },
});
