import { NextRequest } from 'next/server';
import { MethodNotAllowed, NotFound, PayloadTooLarge, UnsupportedMediaType } from '@/lib/platform/errors';

/** What the console needs of next-auth. Its other actions would renew a session, or log what a stranger sends. */
const methodOf: Record<string, string[]> = {
  csrf: ['GET'],
  providers: ['GET'],
  signin: ['GET'],
  error: ['GET'],
  signout: ['POST'],
  'callback/credentials': ['POST'],
};

/** Room for an e-mail and a password of the most characters, percent-encoded. */
const maxBodyBytes = 32 * 1024;

async function readForm(request: Request): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new UnsupportedMediaType('application/x-www-form-urlencoded');
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A web stream can be iterated, which its type in the DOM's library does not say.
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) throw new PayloadTooLarge(maxBodyBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The request as next-auth may have it: with a body that was read within bounds. Throws `NotFound` (404),
 * `MethodNotAllowed` (405), `UnsupportedMediaType` (415) and `PayloadTooLarge` (413).
 */
export async function admitRequest(request: NextRequest, action: string): Promise<NextRequest> {
  const methods = Object.hasOwn(methodOf, action) ? methodOf[action] : undefined;
  if (!methods) throw new NotFound('path');
  if (!methods.includes(request.method)) throw new MethodNotAllowed(methods);
  if (request.method !== 'POST') return request;
  return new NextRequest(request.url, {
    method: 'POST',
    headers: request.headers,
    body: await readForm(request),
  });
}
