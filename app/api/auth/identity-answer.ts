import type { NextRequest } from 'next/server';
import { pageCaller } from '@/lib/api/callers/peer';
import { toApiError } from '@/lib/api/problem';
import { isServedSecurely } from '@/lib/api/callers/session';
import { takeIdentityTurn } from '@/lib/domain/access/service/take-identity-turn';
import { env } from '@/lib/platform/settings/env';
import { type IdentityAttempt, reasonOf } from './identity';

/** The cookie in which next-auth keeps the page that the user asked for. */
const placeCookie = () => `${isServedSecurely() ? '__Secure-' : ''}next-auth.callback-url`;

function askedPlace(request: NextRequest): string | null {
  const { origin } = new URL(env.PROBITY_BASE_URL);
  const place = request.cookies.get(placeCookie())?.value ?? '';
  if (!URL.canParse(place)) return null;
  const { origin: asked, pathname, search } = new URL(place);
  return asked === origin ? `${pathname}${search}` : null;
}

/** Redirects to the sign-in page, which explains the reason. */
function refuse(request: NextRequest, reason: string, headers = new Headers()): Response {
  const place = askedPlace(request);
  const query = new URLSearchParams({ ...(place && { return_to: place }), error: reason });
  headers.set('Location', `${env.PROBITY_BASE_URL}/sign-in?${query}`);
  return new Response(null, { status: 302, headers });
}

/** The error code and the seconds to wait, in the format of the password form's errors. */
function codeOf(error: unknown, requestId: string): string {
  const { code, headers } = toApiError(error, requestId);
  return [code, headers['Retry-After']].filter(Boolean).join(' ');
}

const isCancelled = (request: NextRequest) => request.nextUrl.searchParams.get('error') === 'access_denied';

/**
 * Answers a user who comes back from the identity provider: signs them in, or gives the reason on the sign-in page.
 * Uses one of their attempts, which is given back on success.
 */
export async function answerIdentity(
  request: NextRequest,
  requestId: string,
  judge: (attempt: IdentityAttempt) => Promise<Response>,
): Promise<Response> {
  let reason: string | null = isCancelled(request) ? 'cancelled' : 'failed';
  try {
    const giveBack = await takeIdentityTurn(pageCaller());
    const answer = await judge({
      userAgent: request.headers.get('user-agent'),
      onSignedIn: () => void (reason = null),
      onRefused: (refusal) => void (reason = reasonOf(refusal) ?? codeOf(refusal, requestId)),
    });
    if (reason !== null) return refuse(request, reason, new Headers(answer.headers));
    await giveBack();
    return answer;
  } catch (error) {
    return refuse(request, codeOf(error, requestId));
  }
}
