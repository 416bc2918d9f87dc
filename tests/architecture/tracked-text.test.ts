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

const isText = (path: string) => /\.(ts|tsx|mjs|js|json|md|css|sql|prisma|toml|yml|yaml|csv|xml|html|svg)$|^[.][^/]+$|^\.ci\//.test(path);
const textFiles = treeFiles.filter(isText);
const testFiles = treeFiles.filter((path) => /\.(test|spec)\.tsx?$/.test(path));

// Put together here, so that this file does not have them itself.
const folderOfAMachine = new RegExp(`(?:^|[\\s'"\`(=:])/(?:${['work', 'home', 'Users', 'root'].join('|')})/[\\w.-]`);
const registryHost = new RegExp(`registry\\.(?:${['npmjs', 'yarnpkg', 'npmmirror'].join('|')})|npm\\.pkg\\.github`);

describe('tracked files', () => {
  it('name no folder of somebody’s machine', () => {
    expect(linesWith(folderOfAMachine, textFiles)).toEqual([]);
  });

  it('name no package registry: whoever installs has their own', () => {
    expect(linesWith(registryHost, textFiles)).toEqual([]);
  });

  it('leave no test out, but for data that is not there', () => {
    // `describe.skipIf(data === null)` says why it skips; a bare skip, only or todo says nothing and stays.
    expect(linesWith(/\b(?:it|test|describe|suite)\.(?:skip|only|todo|fails|fixme)\b/, testFiles)).toEqual([]);
  });

  it.for(["cd '/wor" + 'k/main\'', 'see /hom' + 'e/ada/probity'])('would refuse %s', (line) => {
    expect(folderOfAMachine.test(line)).toBe(true);
  });
});
