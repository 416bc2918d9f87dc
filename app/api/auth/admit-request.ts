import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { NextRequest } from 'next/server';
import { readForm } from '@/lib/api/bodies/forms';
import { peerOf } from '@/lib/api/callers/peer';
import { methodsOfSignIn } from '@/lib/api/front/sign-in-methods';
import { MethodNotAllowed, NotFound, UnsupportedMediaType } from '@/lib/platform/errors/errors';

async function formOf(request: Request): Promise<string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new UnsupportedMediaType('application/x-www-form-urlencoded');
  }
  if (!request.body) return '';
  // The global's type and Node's own differ in their details; the object is the same.
  const source = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  const bytes = await readForm(source, peerOf(request)).finally(() => source.destroy());
  return bytes.toString('utf8');
}

/**
 * The request to pass to next-auth, with a body that was read within bounds, even if no front server limits it. Throws
 * `NotFound` (404), `MethodNotAllowed` (405), `UnsupportedMediaType` (415), and whatever `readForm` throws.
 */
export async function admitRequest(request: NextRequest, action: string): Promise<NextRequest> {
  const methods = methodsOfSignIn(action);
  if (!methods) throw new NotFound('path');
  if (!methods.includes(request.method)) throw new MethodNotAllowed(methods);
  if (request.method !== 'POST') return request;
  return new NextRequest(request.url, {
    method: 'POST',
    headers: request.headers,
    body: await formOf(request),
  });
}
