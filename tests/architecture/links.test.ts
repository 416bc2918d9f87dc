import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textOf, treeFiles, treePaths } from './tree';

const documents = treeFiles.filter((path) => path.endsWith('.md'));

const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** As GitHub names the anchor of a heading. A repeated heading gets a number. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
  return new Set(
    headings.map((anchor) => {
      const times = seen.get(anchor) ?? 0;
      seen.set(anchor, times + 1);
      return times === 0 ? anchor : `${anchor}-${times}`;
    }),
  );
}

/** The links of a text to this repository. */
const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

const isBroken = (from: string, text: string, target: string): boolean => {
  const [address = '', anchor] = target.split('#');
  const path = posix.join(posix.dirname(from), address).replace(/\/$/, '');
  if (address !== '' && !treePaths.has(path)) return true;
  return anchor !== undefined && !anchorsOf(address === '' ? text : textOf(path)).has(anchor);
};

const brokenIn = (from: string, text: string): string[] =>
  linksIn(text).filter((target) => isBroken(from, text, target));

describe('links', () => {
  it('lead to files, folders and headings that exist', () => {
    const broken = documents.flatMap((path) =>
      brokenIn(path, textOf(path)).map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
    expect(documents.flatMap((path) => linksIn(textOf(path))).length).toBeGreaterThan(500);
  });

  it('are refused when the file or the heading is missing', () => {
    const text = [
      '# One heading, `code` & more',
      '[a](#one-heading-code--more) [b](adr/) [c](api/README.md) [d](https://example.com/none)',
      '[e](#none) [`f`](none.md) [g](glossary.md#none) [h](../lib/none)',
    ].join('\n');
    expect(brokenIn('docs/new.md', text)).toEqual(['#none', 'none.md', 'glossary.md#none', '../lib/none']);
  });
});
