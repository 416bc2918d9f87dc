import { parseCookie } from 'cookie';
import { decode, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';

/** next-auth prefixes the cookie where the site is served over HTTPS. */
const cookieNames = ['__Secure-next-auth.session-token', 'next-auth.session-token'];

const sessionCookie = /(?:^|;)\s*((?:__Secure-)?next-auth\.session-token)=/g;

const sentNames = (headers: Headers) =>
  [...(headers.get('cookie') ?? '').matchAll(sessionCookie)].map(([, name]) => name);

/** The claims of a console session, as `app/api/auth` signed them; null without a valid one. */
export async function readSession(headers: Headers): Promise<JWT | null> {
  const names = sentNames(headers);
  // One of two cookies of the same name was set by somebody else: nobody can tell which.
  if (new Set(names).size < names.length) return null;
  const cookies = parseCookie(headers.get('cookie') ?? '');
  const token = cookieNames.map((name) => cookies[name]).find(Boolean);
  if (!token) return null;
  return decode({ token, secret: env.PROBITY_SESSION_SECRET }).catch(() => null);
}

/** Whether the browser says that a page of the console sent this: the session cookie alone must not change anything. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const ownHosts = [new URL(env.PROBITY_BASE_URL).host, request.headers.get('host')];
  if (origin) return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
  return request.headers.get('sec-fetch-site') === 'same-origin';
}
