import { isAttestedName } from './attested-names';
import { regionalNames } from './attested-names-by-region';
import { namesOfAsiaAndAfrica } from './attested-names-of-asia-and-africa';
import { areNicknames } from './nicknames';

/** The entries of a table that hold a word, as numbers. A slash joins spellings. */
const entriesByWord = new Map<string, number[]>();

/** A slip in a shorter word too often makes another. */
const minLength = 4;

let count = 0;
for (const table of [regionalNames, namesOfAsiaAndAfrica]) {
  for (const entry of new Set(table.trim().split(/\s+/))) {
    count += 1;
    for (const word of entry.split('/')) {
      if (word.length < minLength) continue;
      const known = entriesByWord.get(word);
      if (known) known.push(count);
      else entriesByWord.set(word, [count]);
    }
  }
}

/**
 * As `areDifferentNames`, with the tables of the regions: at least one of the words is in these alone. They hold names from
 * several alphabets, whose spellings are too many to be written down, so that words which may be romanised from the same
 * letters are not told apart.
 */
export function areDifferentRegionalNames(a: string, b: string): boolean {
  const [ofA, ofB] = [entriesByWord.get(a), entriesByWord.get(b)];
  if (ofA === undefined && ofB === undefined) return false;
  const [isKnownA, isKnownB] = [isAttestedName(a), isAttestedName(b)];
  if ((isKnownA && isKnownB) || (!isKnownA && !ofA) || (!isKnownB && !ofB)) return false;
  if (ofA?.some((entry) => ofB?.includes(entry))) return false;
  return !areNicknames(a, b) && !mayBeOneRomanised(a, b);
}

/** A c is a k in Spanish, and a j in Turkish. */
function mayBeOneRomanised(a: string, b: string): boolean {
  const hard = (word: string) => romanised(word.replace(/c(?!h)/g, 'k'));
  return romanised(a) === romanised(b) || hard(a) === hard(b);
}

/** From the letters that are written in most ways to those written in fewest. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/kh|x|gh/g, 'h'],
  [/ch|sh|zh|dj|[czj]/g, 's'],
  [/[qg]/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/^ye/, 'e'],
  [/[iy]+/g, 'i'],
  [/ou|oo|u/g, 'o'],
  [/ee|ei/g, 'i'],
  [/ai/g, 'e'],
  [/w/g, 'v'],
  [/(?<=[bdgklmnprstv])h|h$/g, ''],
  [/(.)\1+/g, '$1'],
];

function romanised(word: string): string {
  return spellings.reduce((text, [spelling, letter]) => text.replace(spelling, letter), word);
}
