import { readLogo } from '@/lib/domain/branding/service/read-logo';
import { NotFound } from '@/lib/platform/errors/errors';
import { limitDocument } from '../callers/admit';
import { type Route, serve } from '../serve';

const hashOf = (request: Request): string =>
  /\/([0-9a-f]{64})$/.exec(new URL(request.url).pathname)?.[1] ?? '';

/**
 * A project's logo, public: its URL contains a hash of its bytes, so that it never changes (docs/adr/0095).
 */
export const logoRoute: Route = (request) =>
  serve(request, async ({ common }) => {
    limitDocument({ request, common });
    const hash = hashOf(request);
    const logo = hash === '' ? null : await readLogo(hash);
    if (!logo) throw new NotFound('logo');
    return {
      status: 200,
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
      body: new Blob([new Uint8Array(logo)]).stream(),
    };
  });
