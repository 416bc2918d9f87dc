import { describe, expect, it } from 'vitest';
import { textOf, treeFiles } from './tree';

/** `path:line` of every line that has it. */
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

// Put together here, so that this file does not have them itself.
const folderOfAMachine = new RegExp(
  `(?:^|[\\s'"\`(=:])/(?:${['work', 'home', 'Users', 'root'].join('|')})/[\\w.-]`,
);
const registryHost = new RegExp(
  `registry\\.(?:${['npmjs', 'yarnpkg', 'npmmirror'].join('|')})|npm\\.pkg\\.github`,
);

describe('tracked files', () => {
  it('name no folder of somebody’s machine', () => {
    expect(linesWith(folderOfAMachine, textFiles)).toEqual([]);
  });

  it('name no package registry: whoever installs has their own', () => {
    expect(linesWith(registryHost, textFiles)).toEqual([]);
  });

  it('leave no test out, but for data that is not there', () => {
    // `skipIf(!existsSync(…))`, and in Playwright `test.skip(!existsSync(…), 'why')`, say when they skip.
    const leftOut = /\b(?:it|test|describe|suite)\.(?:only|todo|fails|fixme|skip(?!\(!existsSync\())\b/;
    expect(linesWith(leftOut, testFiles)).toEqual([]);
  });

  it.for([`cd '/${'work'}/probity'`, `see /${'home'}/ada/probity`])('would refuse %s', (line) => {
    expect(folderOfAMachine.test(line)).toBe(true);
  });

  it('would refuse the address of a registry', () => {
    expect(registryHost.test(`https://registry.${'npmjs'}.org/zod`)).toBe(true);
  });
});
