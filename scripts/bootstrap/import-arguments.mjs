import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Only flags with a value of their own need to be listed here; processes/import-data.ts knows all flags. */
const flagsWithValue = /** @type {const} */ ({ 'max-removed': { type: 'string' } });

/** `delta LIST FILE …` has two words before its paths, and `sync SOURCE …` has none. The other commands have one. */
const wordsBeforePaths = (/** @type {string | undefined} */ command) =>
  ({ delta: 2, sync: Infinity })[command ?? ''] ?? 1;

/**
 * Makes the paths among the arguments of `npm run import` absolute, wherever the flags are.
 * @param {string[]} args
 * @returns {string[]}
 */
export function withAbsolutePaths(args) {
  const { tokens } = parseArgs({
    args,
    options: flagsWithValue,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words = tokens.filter((token) => token.kind === 'positional');
  const paths = new Set(words.slice(wordsBeforePaths(words[0]?.value)).map(({ index }) => index));
  return args.map((arg, index) => (paths.has(index) ? resolve(arg) : arg));
}
