// A page without an application: a sentence, the console's fonts and styles, and the framework's own script.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import type { Started } from '../deployment.ts';

const kinds: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

function pageOf(): string {
  // Written by the build.
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    rootMainFiles: string[];
  };
  const styles = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.css'));
  return `<!doctype html><html lang="en"><head><title>Bare</title>
    ${styles.map((name) => `<link rel="stylesheet" href="/_next/static/chunks/${name}">`).join('')}
    ${rootMainFiles.map((file) => `<script async src="/_next/${file}"></script>`).join('')}
    </head><body style="font-family: GeistSans"><h1>Alerts</h1><p>One sentence, as long as that of an alert.</p></body></html>`;
}

export async function startBarePage(started: Started): Promise<string> {
  const page = gzipSync(pageOf());
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    response.setHeader('Content-Encoding', 'gzip');
    if (!path.startsWith('/_next/static/') || path.includes('..')) {
      response.setHeader('Content-Type', 'text/html').end(page);
      return;
    }
    const file = files.get(path) ?? gzipSync(readFileSync(join('.next', path.slice('/_next/'.length))));
    files.set(path, file);
    response.setHeader('Content-Type', kinds[extname(path)] ?? 'application/octet-stream').end(file);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  started.add(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on TCP has an address of this type.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
