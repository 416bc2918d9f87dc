import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

// docs/adr/0082 describes what a page loads at first, and how to find out why it grew.

const maxBytes = 200_000;

interface PageStats {
  route: string;
  firstLoadChunkPaths: string[];
}

const packed = new Map<string, number>();

function packedSize(file: string): number {
  const known = packed.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(file)).length;
  packed.set(file, size);
  return size;
}

// The format that the build writes.
const pages = JSON.parse(readFileSync('.next/diagnostics/route-bundle-stats.json', 'utf8')) as PageStats[];

const sizes = pages.map(
  ({ route, firstLoadChunkPaths }) =>
    [route, firstLoadChunkPaths.reduce((sum, file) => sum + packedSize(file), 0)] as const,
);

describe('the first script of a page', () => {
  it('has at most 200 kB, compressed', () => {
    const routes = pages.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining(['/sign-in', '/alerts', '/cases/[case_token]']));
    expect(sizes.filter(([, size]) => size > maxBytes)).toEqual([]);
  });

  it('contains everything that the page is rendered with, including its error display, which would otherwise delay the page', () => {
    const manifest = readFileSync(
      '.next/server/app/(console)/alerts/page_client-reference-manifest.js',
      'utf8',
    );
    // The build writes a script that lists where each part of the page is.
    const { clientModules } = JSON.parse(
      manifest.slice(manifest.indexOf(' = {') + 3).replace(/;\s*$/, ''),
    ) as {
      clientModules: Record<string, { chunks: string[] }>;
    };
    const parts = Object.keys(clientModules);
    expect(parts).toEqual(expect.arrayContaining([expect.stringContaining('app/(console)/error.tsx')]));
    const first = pages.find(({ route }) => route === '/alerts')?.firstLoadChunkPaths;
    const files = Object.values(clientModules).flatMap(({ chunks }) => chunks);
    expect(first).toEqual(expect.arrayContaining(files.map((file) => file.replace('/_next/', '.next/'))));
  });

  it('leaves out overlays, schemas and charts', () => {
    const code = [...packed.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
    // Words that each library contains even when minified: Base UI, zod, Recharts, Lucide's runtime.
    for (const word of ['data-base-ui-', 'ZodError', 'recharts-wrapper', 'absoluteStrokeWidth'])
      expect(code).not.toContain(word);
    expect(code).toContain('data-kept');
  });
});
