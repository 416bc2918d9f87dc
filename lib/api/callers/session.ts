import { parseCookie } from 'cookie';
import { decode } from 'next-auth/jwt';
import { z } from 'zod';
import { findSessionUser, type SessionUser } from '@/lib/domain/access/service/find-session-user';
import { type Context, contextFor, type RequestRef } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { newToken } from '@/lib/platform/ids';

/** How long a sign-in lasts (API §2.4). */
export const sessionSeconds = 12 * 60 * 60;

/** The claims that `app/api/auth` signs into the cookie. */
export const SessionClaims = z.object({
  /** The person's `usr_` token. */
  sub: z.string(),
  /** The `ses_` token. */
  session: z.string(),
  session_version: z.number(),
  project_id: z.number(),
  project_hash: z.string(),
  project_name: z.string(),
  name: z.string(),
  email: z.string(),
});
export type SessionClaims = z.infer<typeof SessionClaims>;

export const isServedSecurely = () => env.PROBITY_BASE_URL.startsWith('https://');

/**
 * The name set by next-auth. No other name is read, because a `__Secure-` cookie can only be set over HTTPS.
 */
const cookieName = () => `${isServedSecurely() ? '__Secure-' : ''}next-auth.session-token`;

function presentedTokens(headers: Headers): string[] {
  const name = cookieName();
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => parseCookie(pair)[name]);
  return pairs.filter((value) => value !== undefined);
}

/** Whether the request has a session cookie; its session may have ended. */
export const presentsSession = (headers: Headers): boolean => presentedTokens(headers).length > 0;

/**
 * Null if the cookie has expired, was not signed here, or occurs twice, because one of the two may be forged.
 */
export async function readClaims(headers: Headers): Promise<SessionClaims | null> {
  const [token, ...others] = presentedTokens(headers);
  if (!token || others.length > 0) return null;
  const claims = await decode({ token, secret: env.PROBITY_SESSION_SECRET }).catch(() => null);
  return SessionClaims.safeParse(claims).data ?? null;
}

/** The person of the claims, without scopes. */
export function contextOf(claims: SessionClaims, ref: RequestRef): Context {
  const { project_id, project_hash, sub, name, session } = claims;
  const project = { id: project_id, hash: project_hash, environment: env.PROBITY_ENVIRONMENT };
  return { ...contextFor(project, { id: sub, name, type: 'user' }, new Set(), ref), session };
}

export interface LiveSession {
  claims: SessionClaims;
  /** With the person's current data. */
  user: SessionUser;
  ctx: Context;
}

/** The session of the cookie; null without one, or if it has ended (API §2.4). */
export async function findSession(
  headers: Headers,
  ref: RequestRef = { requestId: newToken('req'), ipAddress: null },
): Promise<LiveSession | null> {
  const claims = await readClaims(headers);
  if (!claims) return null;
  const ctx = contextOf(claims, ref);
  const { session, session_version, sub: user_token } = claims;
  const user = await findSessionUser(ctx, { session, session_version, user_token });
  return user && { claims, user, ctx };
}

export const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The deployment's address, or the name by which the browser called it, over the same protocol. */
function isOwnOrigin(origin: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(env.PROBITY_BASE_URL);
  const { host: given, protocol } = new URL(origin);
  return protocol === own.protocol && [own.host, host].includes(given);
}

/**
 * Whether the browser says that the request comes from a console page: the session cookie alone must not be
 * enough to change anything.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin) return isOwnOrigin(origin, request.headers.get('host'));
  return request.headers.get('sec-fetch-site') === 'same-origin';
}
