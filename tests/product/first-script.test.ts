import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

// docs/adr/0082 says what a page loads at first, and how to find what made it grow.

const maxBytes = 200_000;

/** A page this much smaller than its number is to have a lower one. */
const slackBytes = 2_000;

/** These are larger still. Whoever makes one smaller lowers its number here, and takes it out below 200 kB. */
const largerStill: Record<string, number> = {
  '/alerts': 204_500,
  '/alerts/[alert_token]': 204_500,
  '/audit': 200_500,
  '/cases/[case_token]': 204_500,
  '/cases/[case_token]/parties': 203_500,
  '/cases/[case_token]/risk': 202_500,
};

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
  it('is 200 kB at most, packed, or what is said above', () => {
    const routes = pages.map(({ route }) => route);
    expect(routes).toEqual(expect.arrayContaining(['/sign-in', ...Object.keys(largerStill)]));
    expect(sizes.filter(([route, size]) => size > (largerStill[route] ?? maxBytes))).toEqual([]);
  });

  it('has a number above that falls with it', () => {
    const loose = sizes.filter(([route, size]) => size < (largerStill[route] ?? 0) - slackBytes);
    expect(loose).toEqual([]);
  });

  it('leaves out what opens over a page, schemas and charts', () => {
    const code = [...packed.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
    // Words that each of them has, also when it is minified: Base UI, zod, Recharts, Lucide's runtime.
    for (const word of ['data-base-ui-', 'ZodError', 'recharts-wrapper', 'absoluteStrokeWidth'])
      expect(code).not.toContain(word);
    expect(code).toContain('data-kept');
  });
});
