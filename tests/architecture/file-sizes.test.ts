import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

const maxLines = 250;
/** Generated types, which only compilers read. */
const generated = ['clients/typescript/src/schema.ts'];
const linesOf = (text: string) => text.split('\n').length - 1;

describe('source files', () => {
  it(`have at most ${maxLines} lines`, () => {
    const long = sourceFiles
      .filter((path) => !generated.includes(path))
      .map((path) => `${path}: ${linesOf(textOf(path))}`)
      .filter((line) => Number(line.split(': ')[1]) > maxLines);
    expect(long).toEqual([]);
  });
});
