import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { problemBody, toApiError } from '@/lib/api/problem';
import { requestIdOf } from '@/lib/api/respond';
import type { ApiError } from '@/lib/platform/errors';
import { admitRequest } from '../admit-request';
import { authOptions } from '../options';
import { endPresentedSession } from '../sign-out';

interface AuthRouteContext {
  params: Promise<{ nextauth: string[] }>;
}

/** next-auth answers every refusal alike; a throttled one says when to try again. */
function explain(answer: Response, refusals: ApiError[]): Response {
  const [refusal] = refusals;
  if (!refusal) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value);
  return new Response(answer.body, { status: refusal.status, headers });
}

async function answer(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  const action = (await context.params).nextauth.join('/');
  const admitted = await admitRequest(request, action);
  // Before next-auth deletes the cookie: a session that could not be ended must not look like one that was.
  if (request.method === 'POST' && action === 'signout') await endPresentedSession(request);
  const refusals: ApiError[] = [];
  const given = await NextAuth(
    admitted,
    context,
    authOptions((refusal) => refusals.push(refusal)),
  );
  return explain(given, refusals);
}

async function handle(request: NextRequest, context: AuthRouteContext): Promise<Response> {
  try {
    return await answer(request, context);
  } catch (thrown) {
    const requestId = requestIdOf(request);
    const error = toApiError(thrown, requestId);
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...error.headers };
    return new Response(problemBody(error, requestId), { status: error.status, headers });
  }
}

export { handle as GET, handle as POST };
