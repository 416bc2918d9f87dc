import { boundedCache } from '@/lib/platform/bounded-cache';

/**
 * Sounds that several letters write, each as one letter: C as in church, S as in ship. The m is an r and an n misread.
 */
const sounds: ReadonlyArray<readonly [RegExp, string]> = [
  [/rn/g, 'm'],
  [/(.)\1+/g, '$1'],
  [/^abd[aeiou]l?/, 'abd'],
  [/dzh|dsch|dj/g, 'j'],
  // Narender and Narendra.
  [/(?<=d)(?:er|ra)$/, 'r'],
  [/tsch|tch|tsh|tj|ch|cz/g, 'C'],
  [/sch|sh/g, 'S'],
  [/zh/g, 'j'],
  [/ph/g, 'f'],
  [/ck|qu/g, 'k'],
  [/ts|tz/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ou|oo|oe|ue/g, 'u'],
  [/ae/g, 'e'],
  [/ij|y|ie/g, 'i'],
  [/e[ei]/g, 'i'],
  [/ai/g, 'e'],
  // Slavic family names of men and women.
  [/(?<=[oe]v|in)a$/, ''],
  [/(?<=[sc]k)(?:a|aia|oi|ei)$/, 'i'],
  [/^i(?=[eo])|(?<=[^aeiou])i(?=o)/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * Letters that stand for each other in spellings of one name: anywhere, but not at the end, and only there. Counted on
 * the aliases of OFAC and the UN and on names of 70 languages: such a pair tells two spellings of one name at least four
 * times as often as two names. Vowels at the end tell names apart.
 */
const anywhere = 'ei ou cs sz ck dt gk gj ij Cj kq gh Sc Ss Cc CS Ck vu zj js jC SC kh gq Ch yi jy'.split(
  ' ',
);
const notAtEnd = 'ae ai au'.split(' ');
const atEnd = ['mn'];
const leftOut = { anywhere: 'hiu', notAtEnd: 'aeo' };

/** Of a letter that spellings of a name replace or leave out; of any other it is 1. */
const respelt = 0.3;
const swapped = 0.6;

const letterCount = 128;
const withinWord = costsOf([...anywhere, ...notAtEnd]);
const ofLastLetters = costsOf([...anywhere, ...atEnd]);

function costsOf(pairs: readonly string[]): Float64Array {
  const costs = new Float64Array(letterCount * letterCount).fill(1);
  for (const pair of pairs) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    costs[a * letterCount + b] = respelt;
    costs[b * letterCount + a] = respelt;
  }
  return costs;
}

const wordsAsSounds = boundedCache<string, string>(30_000);

function toSounds(word: string): string {
  const known = wordsAsSounds.get(word);
  if (known !== undefined) return known;
  const read = sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  wordsAsSounds.set(word, read);
  return read;
}

/** 0 for words that sound alike, 0.3 for each letter that spellings of one name vary in, and 1 for each other one. */
export function respellingCost(a: string, b: string): number {
  return Math.min(costBetween(toSounds(a), toSounds(b)), costBetween(a, b));
}

function costBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let at = 0; at < b.length; at += 1) last.push(last[at]! + omissionCost(b, at));
  for (let row = 0; row < a.length; row += 1) {
    const current = rowOfCosts(a, row, b, last, beforeLast);
    [beforeLast, last] = [last, current];
  }
  return last[b.length]!;
}

/** One row of the matrix of optimal string alignment. */
function rowOfCosts(
  a: string,
  row: number,
  b: string,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const omitted = omissionCost(a, row);
  const current = [last[0]! + omitted];
  for (let column = 0; column < b.length; column += 1) {
    let cost = Math.min(
      last[column]! + replacementCost(a, row, b, column),
      last[column + 1]! + omitted,
      current[column]! + omissionCost(b, column),
    );
    const isSwapped = row > 0 && column > 0 && a[row] === b[column - 1] && a[row - 1] === b[column];
    if (isSwapped) cost = Math.min(cost, beforeLast[column - 1]! + swapped);
    current.push(cost);
  }
  return current;
}

function replacementCost(a: string, at: number, b: string, other: number): number {
  const [letter, otherLetter] = [a.charCodeAt(at), b.charCodeAt(other)];
  if (letter === otherLetter) return 0;
  const areLast = at === a.length - 1 && other === b.length - 1;
  return (areLast ? ofLastLetters : withinWord)[letter * letterCount + otherLetter]!;
}

function omissionCost(text: string, at: number): number {
  const letter = text.charAt(at);
  if (leftOut.anywhere.includes(letter)) return respelt;
  return leftOut.notAtEnd.includes(letter) && at < text.length - 1 ? respelt : 1;
}
