import { describe, expect, it } from 'vitest';
import { textOf, treeFiles } from './tree';

function linesWith(pattern: RegExp, paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, n) => (pattern.test(line) ? [`${path}:${n + 1}`] : [])),
  );
}

const isText = (path: string) =>
  /\.(ts|tsx|mjs|js|json|md|css|sql|prisma|toml|yml|yaml|csv|xml|html|svg)$|^[.][^/]+$|^\.ci\//.test(path);
const textFiles = treeFiles.filter(isText);
const testFiles = treeFiles.filter((path) => /\.(test|spec)\.tsx?$/.test(path));

// Assembled, so that this file does not match itself.
const folderOfAMachine = new RegExp(
  `(?:^|[\\s'"\`(=:])/(?:${['work', 'home', 'Users', 'root'].join('|')})/[\\w.-]`,
);
const registryHost = new RegExp(
  `registry\\.(?:${['npmjs', 'yarnpkg', 'npmmirror'].join('|')})|npm\\.pkg\\.github`,
);

describe('tracked files', () => {
  it('contain no path of a machine', () => {
    expect(linesWith(folderOfAMachine, textFiles)).toEqual([]);
  });

  it('contain no address of a package registry', () => {
    expect(linesWith(registryHost, textFiles)).toEqual([]);
  });

  it('skip tests only when their data is missing', () => {
    // `skipIf(!existsSync(…))`, and in Playwright `test.skip(!existsSync(…), 'why')`, say why they skip.
    const skipped = /\b(?:it|test|describe|suite)\.(?:only|todo|fails|fixme|skip(?!\(!existsSync\())\b/;
    expect(linesWith(skipped, testFiles)).toEqual([]);
  });

  it.for([`cd '/${'work'}/probity'`, `see /${'home'}/ada/probity`])(
    'are refused when a line is %s',
    (line) => {
      expect(folderOfAMachine.test(line)).toBe(true);
    },
  );

  it('are refused when a line has the address of a registry', () => {
    expect(registryHost.test(`https://registry.${'npmjs'}.org/zod`)).toBe(true);
  });
});
