import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

// docs/adr/0082 says what a page loads at first, and how to find what made it grow.

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

// Written by the build, in this form.
const pages = JSON.parse(readFileSync('.next/diagnostics/route-bundle-stats.json', 'utf8')) as PageStats[];

const sizes = pages.map(
  ({ route, firstLoadChunkPaths }) =>
    [route, firstLoadChunkPaths.reduce((sum, file) => sum + packedSize(file), 0)] as const,
);

describe('the first script of a page', () => {
  it('is 200 kB at most, packed', () => {
    expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(['/alerts', '/sign-in']));
    expect(sizes.filter(([, size]) => size > maxBytes)).toEqual([]);
  });

  it('leaves out what opens over a page, schemas and charts', () => {
    const code = [...packed.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
    // Words that each of them has, also when it is minified: Base UI, zod, Recharts.
    for (const word of ['data-base-ui-', 'ZodError', 'recharts-wrapper']) expect(code).not.toContain(word);
    expect(code).toContain('data-kept');
  });
});
