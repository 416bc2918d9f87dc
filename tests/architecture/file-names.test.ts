import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree';

const refusedWords = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types'];

const stemOf = (path: string) => basename(path).split('.')[0] ?? '';
const isKebabCase = (word: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word);

/** The folders of Next: `(console)` is a group, and `[alert_token]` a parameter with its name in the API. */
const isFolderName = (name: string) =>
  isKebabCase(name) || /^(\([a-z-]+\)|\[(?:\.\.\.)?[a-z_]+\]|[a-z]+\.json|\.[a-z-]+)$/.test(name);

describe('file names', () => {
  it('are not utils, helpers, misc, common or types, and there are no barrel files', () => {
    expect(
      sourceFiles.filter(
        (path) =>
          // `build-index` is a name; `index` on its own is a barrel.
          stemOf(path) === 'index' ||
          stemOf(path)
            .split('-')
            .some((word) => refusedWords.includes(word)),
      ),
    ).toEqual([]);
  });

  it('are kebab-case', () => {
    expect(sourceFiles.filter((path) => !isKebabCase(stemOf(path)))).toEqual([]);
  });

  it('are in kebab-case folders', () => {
    const folders = new Set(sourceFiles.flatMap((path) => path.split('/').slice(0, -1)));
    expect([...folders].filter((name) => !isFolderName(name))).toEqual([]);
  });

  it.for(['alertUtils', 'Alert', 'alert_store', 'alert--store'])(
    'are refused when they are not kebab-case, such as %s',
    (stem) => {
      expect(isKebabCase(stem)).toBe(false);
    },
  );
});
