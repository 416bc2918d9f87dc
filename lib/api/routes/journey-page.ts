import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { NotFound } from '@/lib/platform/errors/errors';
import { keptWork } from '@/lib/platform/work/keyed-work';
import { limitDocument } from '../callers/admit';
import { projectHashIn } from './journey-path';
import { policyHash } from '../policy-hash';
import { type Arrival, type Route, serve } from '../serve';
import type { Answered } from '../respond';

// The page of a hosted journey, at exactly /{project_hash}/, and its files, built by
// scripts/build/journey-page. It is the same for everybody; the browser fetches its content from
// `/api/journey`. Next is not involved (docs/design.md).

const folder = '.build/journey';

const Manifest = z.object({ script: z.string(), imports: z.array(z.string()), style: z.string() });

const filePath = /^\/journey\/([\w-]+\.(?:js|css))$/;

/** Sets the theme and text direction before the first paint. Without it the page would flash. */
const firstScript = `const dark=matchMedia('(prefers-color-scheme: dark)'),root=document.documentElement;
const follow=()=>{root.classList.toggle('dark',dark.matches);root.classList.toggle('light',!dark.matches)};
dark.addEventListener('change',follow);follow();`;

/** Only our own origin; photos are shown from the browser's memory. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${policyHash(firstScript)}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
};

/** For a browser without scripts, which cannot select one of the page's languages. */
const needsScript = Object.entries({
  en: 'This page needs JavaScript.',
  de: 'Diese Seite benötigt JavaScript.',
  fr: 'Cette page a besoin de JavaScript.',
  es: 'Esta página necesita JavaScript.',
  'pt-PT': 'Esta página precisa de JavaScript.',
  it: 'Questa pagina richiede JavaScript.',
  pl: 'Ta strona wymaga JavaScriptu.',
  ar: 'تحتاج هذه الصفحة إلى JavaScript.',
  hi: 'इस पेज के लिए JavaScript ज़रूरी है।',
  'zh-Hans': '此页面需要 JavaScript。',
})
  .map(([language, text]) => `<p lang="${language}" dir="auto">${text}</p>`)
  .join('');

function pageOf({ script, imports, style }: z.infer<typeof Manifest>): string {
  const preloads = imports.map((file) => `<link rel="modulepreload" href="/journey/${file}">`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark"><title>Probity</title><script>${firstScript}</script>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/journey/${style}">${preloads}
<script type="module" src="/journey/${script}"></script></head>
<body class="font-sans antialiased"><div id="journey"></div>
<noscript>${needsScript}</noscript></body></html>`;
}

interface Packed {
  plain: Buffer;
  gzipped: Buffer;
}

/** By name of the file. */
const packed = keptWork<string, Packed>();

async function pack(plain: Buffer): Promise<Packed> {
  return { plain, gzipped: await promisify(gzip)(plain, { level: 9 }) };
}

const takesGzip = (request: Request) => /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');

function answer(request: Request, { plain, gzipped }: Packed, headers: Record<string, string>): Answered {
  const isPacked = takesGzip(request);
  const body = isPacked ? gzipped : plain;
  const described = {
    ...headers,
    Vary: 'Accept-Encoding',
    'Content-Length': String(body.byteLength),
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  };
  const sent = request.method === 'HEAD' ? null : new Blob([new Uint8Array(body)]).stream();
  return { status: 200, headers: described, body: sent };
}

async function servePage({ request, common }: Arrival): Promise<Answered> {
  limitDocument({ request, common });
  const page = () => pageOf(Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))));
  return answer(request, await packed('the page', async () => pack(Buffer.from(page()))), pageHeaders);
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const serveFile =
  (name: string) =>
  async ({ request, common }: Arrival): Promise<Answered> => {
    const file = join(folder, name);
    // Their names change with their content.
    if (!existsSync(file)) throw new NotFound('path');
    limitDocument({ request, common });
    return answer(request, await packed(name, async () => pack(readFileSync(file))), {
      'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  };

/** Null for any other path, and for methods other than reads. */
export function journeyPage(method: string, target: string): Route | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = target.split('?')[0] ?? target;
  if (projectHashIn(path) !== null) return (request) => serve(request, servePage);
  const [, file] = filePath.exec(path) ?? [];
  return file === undefined ? null : (request) => serve(request, serveFile(file));
}
