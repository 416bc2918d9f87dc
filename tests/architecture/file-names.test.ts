import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './tree';

const refusedWords = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types'];

/** Dots part a name from what kind of file it is: `score.test.ts`, `vitest.config.ts`. */
const stemOf = (path: string) => basename(path).split('.')[0] ?? '';
const isKebabCase = (word: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word);

/** `(console)` groups and `[alert_token]` is a parameter under the API's own name: both are Next's folders. */
const isFolderName = (name: string) =>
  isKebabCase(name) || /^(\([a-z-]+\)|\[(?:\.\.\.)?[a-z_]+\]|[a-z]+\.json|\.[a-z-]+)$/.test(name);

describe('file names', () => {
  it('say what is inside: no utils, helpers, misc, types, and no index that passes others on', () => {
    expect(
      sourceFiles.filter(
        (path) =>
          // An index of words is one; a file of that name alone passes others on.
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

  it('stand in kebab-case folders', () => {
    const folders = new Set(sourceFiles.flatMap((path) => path.split('/').slice(0, -1)));
    expect([...folders].filter((name) => !isFolderName(name))).toEqual([]);
  });

  it.for(['alertUtils', 'Alert', 'alert_store', 'alert--store'])('would refuse %s', (stem) => {
    expect(isKebabCase(stem)).toBe(false);
  });
});
