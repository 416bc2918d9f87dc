import { createHash } from 'node:crypto';
import { limitDocument } from '@/lib/api/callers/admit';
import { type Route, serve } from '@/lib/api/serve';

/** A file that is the same for everybody until the next deployment. */
export interface StaticFile {
  contentType: string;
  body: string;
  headers?: Record<string, string>;
}

const etagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const isHeld = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((held) => [etag, `W/${etag}`, '*'].includes(held.trim()));

/** Serves a public file, which is created on its first request. */
export function staticRoute(make: () => StaticFile): Route {
  let made: (StaticFile & { etag: string }) | undefined;
  return (request) =>
    serve(request, async ({ common }) => {
      limitDocument({ request, common });
      made ??= ((file) => ({ ...file, etag: etagOf(file.body) }))(make());
      const { body, contentType, etag } = made;
      const headers = {
        ...made.headers,
        'Content-Type': contentType,
        'Cache-Control': 'public, max-age=300',
        ETag: etag,
        'X-Content-Type-Options': 'nosniff',
      };
      return isHeld(request, etag) ? { status: 304, headers, body: null } : { status: 200, headers, body };
    });
}
