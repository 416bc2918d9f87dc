import type { NextAuthOptions, User } from 'next-auth';
import credentialsProvider from 'next-auth/providers/credentials';
import { z } from 'zod';
import { signIn as checkPassword } from '@/lib/domain/access/service/sign-in';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { FailureThrottle } from './throttle';

const sessionSeconds = 12 * 60 * 60;
const windowMs = 15 * 60 * 1000;

/** A forwarded address can be forged, so the e-mail has an allowance of its own. */
const fromOneAddress = new FailureThrottle({ failures: 5, windowMs });
const fromAnywhere = new FailureThrottle({ failures: 50, windowMs });

const Credentials = z.object({ email: z.string().max(320), password: z.string().min(1).max(1024) });

/** The address as the nearest proxy, or Next itself, saw it. */
const addressOf = (headers: Record<string, string> = {}) =>
  headers['x-forwarded-for']?.split(',').at(-1)?.trim() ?? 'unknown';

/** Thrown messages reach the browser, so they are codes that the sign-in page knows, never the text of an error. */
async function authorize(given: unknown, headers?: Record<string, string>): Promise<User | null> {
  const credentials = Credentials.safeParse(given).data;
  if (!credentials) return null;
  const email = credentials.email.trim().toLowerCase();
  const pair = `${addressOf(headers)} ${email}`;
  if (fromOneAddress.isExhausted(pair) || fromAnywhere.isExhausted(email)) {
    throw new Error('TOO_MANY_ATTEMPTS');
  }
  const user = await checkPassword(email, credentials.password).catch((error: unknown) => {
    log.error({ stack: error instanceof Error ? error.stack : undefined }, 'sign-in could not be checked');
    throw new Error('UNAVAILABLE');
  });
  if (user) {
    fromOneAddress.clear(pair);
    const { token: id, ...person } = user;
    return { id, ...person };
  }
  fromOneAddress.count(pair);
  fromAnywhere.count(email);
  return null;
}

/** Created at each use: a build imports this file without settings. */
export const authOptions = (): NextAuthOptions => ({
  secret: env.PROBITY_SESSION_SECRET,
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  useSecureCookies: env.PROBITY_BASE_URL.startsWith('https://'),
  pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
  providers: [
    credentialsProvider({
      name: 'Probity',
      credentials: {
        email: { label: 'Email', type: 'email' },
        password: { label: 'Password', type: 'password' },
      },
      authorize: (given, request) => authorize(given, request.headers),
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      if (!user) return token;
      const { id: sub, project_id, project_hash, project_name, session_version, role, name, email } = user;
      return { sub, project_id, project_hash, project_name, session_version, role, name, email };
    },
    session({ session, token }) {
      return {
        expires: session.expires,
        user: { token: token.sub, name: token.name, email: token.email, role: token.role },
        project: { name: token.project_name, environment: env.PROBITY_ENVIRONMENT },
      };
    },
  },
});
