import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

/** What was copied from file to file before it had a name, and the file that may say it. */
const homes: readonly (readonly [what: string, pattern: RegExp, home: string])[] = [
  ['a value in hundredths', /\* 100\) \/ 100\b/, 'lib/platform/hundredths.ts'],
  [
    'the day of an instant',
    /to(?:ISOString|JSON)\(\)\??\.slice\(0, (?:10|'YYYY-MM-DD')/,
    'lib/platform/days.ts',
  ],
  ['the hash of a policy', /'sha256-\$\{/, 'lib/api/policy-hash.ts'],
];

const productFiles = sourceFiles.filter(
  (file) =>
    /^(?:app|components|inngest|lib|processes)\//.test(file) && !/\.test\.tsx?$|\/fixtures\//.test(file),
);

describe('one home', () => {
  it.each(homes)('%s is written in one file', (_, pattern, home) => {
    expect(productFiles.filter((file) => pattern.test(textOf(file)))).toEqual([home]);
  });
});
