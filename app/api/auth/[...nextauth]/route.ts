import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { toApiError } from '@/lib/api/problem';
import { commonHeaders, refusalOf, requestIdOf, respond } from '@/lib/api/respond';
import type { ApiError } from '@/lib/platform/errors/errors';
import { admitRequest } from '../admit-request';
import type { IdentityAttempt } from '../identity';
import { answerIdentity } from '../identity-answer';
import { authOptions } from '../options';
import { endPresentedSession } from '../sign-out';

interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** For sign-ins without an identity provider. */
const noIdentity = { onSignedIn: () => {}, onRefused: () => {} };

/**
 * Adds the headers of our own refusal to next-auth's answer, which is the same for all of them: a throttled caller
 * learns when to try again.
 */
function explain(answer: Response, refusal: ApiError, requestId: string): Response {
  const headers = new Headers(answer.headers);
  const said = { ...commonHeaders(requestId), ...refusal.headers };
  for (const [name, value] of Object.entries(said)) headers.set(name, value);
  return new Response(answer.body, { status: refusal.status, headers });
}

async function answer(request: NextRequest, context: AuthRouteContext, requestId: string): Promise<Response> {
  const action = (await context.params).nextauth.join('/');
  const admitted = await admitRequest(request, action);
  // Before next-auth deletes the cookie: a session that could not be ended must not look like one that was.
  if (request.method === 'POST' && action === 'signout') await endPresentedSession(request);
  const refusals: ApiError[] = [];
  const judge = async (identity: IdentityAttempt): Promise<Response> =>
    NextAuth(
      admitted,
      context,
      authOptions({ requestId, identity }, (refusal) => refusals.push(refusal)),
    );
  if (action === 'callback/oidc') return answerIdentity(request, requestId, judge);
  const given = await judge({ ...noIdentity, userAgent: request.headers.get('user-agent') });
  const [refusal] = refusals;
  return refusal ? explain(given, refusal, requestId) : given;
}

async function handle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const requestId = requestIdOf(request);
  // `serve` would answer a 404 with a page.
  try {
    return await answer(request, context, requestId);
  } catch (thrown) {
    return respond(refusalOf(toApiError(thrown, requestId), requestId), commonHeaders(requestId));
  }
}

export { handle as GET, handle as POST };
