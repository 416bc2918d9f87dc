import { decode, type JWT } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';

/** next-auth prefixes the cookie where the site is served over HTTPS. */
const cookieNames = ['__Secure-next-auth.session-token', 'next-auth.session-token'];

function cookieOf(header: string | null): string | null {
  const cookies = new Map(
    (header ?? '').split(';').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  return cookieNames.map((name) => cookies.get(name)).find(Boolean) ?? null;
}

/** The claims of a console session, as `app/api/auth` signed them; null without a valid one. */
export async function readSession(headers: Headers): Promise<JWT | null> {
  const token = cookieOf(headers.get('cookie'));
  if (!token) return null;
  return decode({ token, secret: env.PROBITY_SESSION_SECRET }).catch(() => null);
}

/** Whether the browser says that a page of ours sent this: a session cookie alone must not change anything. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const ours = [new URL(env.PROBITY_BASE_URL).host, request.headers.get('host')];
  if (origin) return URL.canParse(origin) && ours.includes(new URL(origin).host);
  return request.headers.get('sec-fetch-site') === 'same-origin';
}
