import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { referenceScript } from './reference-script';
import { referenceStyle } from './reference-style';
import type { StaticFile } from './static-route';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>API reference · Probity</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <link rel="stylesheet" href="/docs/reference.css">
  </head>
  <body>
    <header class="top"><b>Probity API reference</b> <a href="/openapi.json">OpenAPI document</a> <a href="/">Open the console</a></header>
    <main id="reference"></main>
    <noscript>The reference needs JavaScript. The document itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/reference.js"></script>
  </body>
</html>
`;

/** Swagger UI uses inline styles and icons as data URLs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const require = createRequire(import.meta.url);

const packaged = (name: string, contentType: string) => ({
  path: `/docs/${name}`,
  make: (): StaticFile => ({
    contentType,
    body: readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8'),
  }),
});

const own = (path: string, contentType: string, body: string) => ({
  path,
  make: (): StaticFile => ({
    contentType,
    body,
    headers: { 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' },
  }),
});

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/** A page that shows the OpenAPI document and can send requests, served entirely from our own origin. */
export const referenceFiles: { path: string; make: () => StaticFile }[] = [
  own('/docs', html, page),
  own('/docs/reference.js', javascript, referenceScript),
  own('/docs/reference.css', css, referenceStyle),
  packaged('swagger-ui.css', css),
  packaged('swagger-ui-bundle.js', javascript),
];
