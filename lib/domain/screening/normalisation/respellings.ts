import { BoundedCache } from '@/lib/platform/bounded-cache';

/**
 * Sounds that several letters write, each as one letter: C as in church, S as in ship, and K, G and D are kh, gh and dh.
 * The m is an r and an n misread.
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
  [/kh/g, 'K'],
  [/gh/g, 'G'],
  [/dh/g, 'D'],
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
// prettier-ignore
const anywhere = (
  'ei ou cs sz ck dt gk gj ij Cj kq gh Sc Ss Cc CS Ck vu zj js jC SC gq Ch yi jy Kh Kk Kq Kx KC Gg Gq Gj GK Dd Dz'
).split(' ');
const notAtEnd = 'ae ai au'.split(' ');
const atEnd = ['mn'];
const leftOut = { anywhere: 'hiu', notAtEnd: 'aeo' };

/** Of a letter that spellings of a name replace or leave out; of any other it is 1. */
const respelt = 0.3;
const swapped = 0.6;

const letterCount = 128;

const omitted = omissionsOf(leftOut.anywhere + leftOut.notAtEnd);
const omittedAtEnd = omissionsOf(leftOut.anywhere);

function omissionsOf(letters: string): Float64Array {
  const costs = new Float64Array(letterCount).fill(1);
  for (const letter of letters) costs[letter.charCodeAt(0)] = respelt;
  return costs;
}

function costsOf(pairs: readonly string[]): Float64Array {
  const costs = new Float64Array(letterCount * letterCount).fill(1);
  for (const pair of pairs) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    costs[a * letterCount + b] = respelt;
    costs[b * letterCount + a] = respelt;
  }
  return costs;
}

/** Which letters write which sound, and stand for each other. */
class Spellings {
  private readonly words = new BoundedCache<string, string>(30_000);
  private readonly wordsAsClasses = new BoundedCache<string, ConsonantClasses>(30_000);
  private readonly withinWord: Float64Array;
  private readonly ofLastLetters: Float64Array;

  constructor(
    private readonly soundsOf: typeof sounds,
    pairs: readonly string[],
  ) {
    this.withinWord = costsOf([...pairs, ...notAtEnd]);
    this.ofLastLetters = costsOf([...pairs, ...atEnd]);
  }

  toSounds(word: string): string {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const read = this.soundsOf.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
    this.words.set(word, read);
    return read;
  }

  classesOf(word: string): ConsonantClasses {
    const known = this.wordsAsClasses.get(word);
    if (known !== undefined) return known;
    const read = classesOfSounds(this.toSounds(word));
    this.wordsAsClasses.set(word, read);
    return read;
  }

  costOf(letter: number, other: number, areLast: boolean): number {
    return (areLast ? this.ofLastLetters : this.withinWord)[letter * letterCount + other]!;
  }
}

/** The consonants of a word, each as the first of those that it may be respelt as; the C of Michael in both ways. */
interface ConsonantClasses {
  hissed: string;
  throated: string;
}

const classes: ReadonlyArray<readonly [RegExp, string]> = [
  [/[aeiouhU]/g, ''],
  [/[czCSj]/g, 's'],
  [/[gq]/g, 'k'],
  [/[dD]/g, 't'],
  [/(.)\1+/g, '$1'],
];

const classesIn = (read: string): string =>
  classes.reduce((text, [letters, letter]) => text.replace(letters, letter), read);

/** The sounds of the throat may be silent. */
function classesOfSounds(read: string): ConsonantClasses {
  const audible = read.replace(/[gkqKG]/g, '');
  return { hissed: classesIn(audible), throated: classesIn(audible.replaceAll('C', '')) };
}

const spellings = new Spellings(sounds, anywhere);
/** U is au: Naushad is Nowshad, and Fawzi Fauzi. */
const withDiphthongs = new Spellings(
  [[/au|[ao]w(?=[^aeiouy])/g, 'U'], ...sounds],
  [...anywhere, 'Uu', 'Uo', 'Ua'],
);
const diphthong = /a[uw]|ow/;

/** Few words are, and each is compared with many. */
const mayDifferInDiphthongs = (a: string, b: string): boolean =>
  a.charCodeAt(0) === b.charCodeAt(0) && (diphthong.test(a) || diphthong.test(b));

/**
 * Whether two words differ in more than the spellings of one name: each letter in which such spellings vary costs 0.3,
 * each other one 1.
 */
export function costsMore(a: string, b: string, most: number): boolean {
  if (!costsMoreBy(spellings, a, b, most)) return false;
  return !mayDifferInDiphthongs(a, b) || costsMoreBy(withDiphthongs, a, b, most);
}

function costsMoreBy(known: Spellings, a: string, b: string, most: number): boolean {
  return costBetween(known.toSounds(a), known.toSounds(b), known) > most && costBetween(a, b, known) > most;
}

/** The least of all costs, or Infinity if their consonants are not of the same classes. */
export function costOfSpellings(a: string, b: string): number {
  const cost = costWithoutDiphthongs(a, b);
  return cost > 0 && mayDifferInDiphthongs(a, b) ? Math.min(cost, costBy(withDiphthongs, a, b)) : cost;
}

/** Of words that are written as one, or parts of such: there `au` may be the end and the start of two names. */
export const costWithoutDiphthongs = (a: string, b: string): number => costBy(spellings, a, b);

function costBy(known: Spellings, a: string, b: string): number {
  const [ofA, ofB] = [known.classesOf(a), known.classesOf(b)];
  if (ofA.hissed !== ofB.hissed && ofA.throated !== ofB.throated) return Infinity;
  return Math.min(costBetween(known.toSounds(a), known.toSounds(b), known), costBetween(a, b, known));
}

const rowLength = 64;
// Three rows of the matrix of optimal string alignment, reused because a search computes thousands.
let beforeLast = new Float64Array(rowLength);
let last = new Float64Array(rowLength);
let current = new Float64Array(rowLength);

function costBetween(a: string, b: string, known: Spellings): number {
  if (Math.max(a.length, b.length) >= rowLength) return Infinity;
  last[0] = 0;
  for (let at = 0; at < b.length; at += 1) last[at + 1] = last[at]! + omissionCost(b, at);
  for (let row = 0; row < a.length; row += 1) {
    fillRow(a, row, b, known);
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length]!;
}

function fillRow(a: string, row: number, b: string, known: Spellings): void {
  const left = omissionCost(a, row);
  current[0] = last[0]! + left;
  for (let column = 0; column < b.length; column += 1) {
    let cost = Math.min(
      last[column]! + replacementCost(a, row, b, column, known),
      last[column + 1]! + left,
      current[column]! + omissionCost(b, column),
    );
    const isSwapped = row > 0 && column > 0 && a[row] === b[column - 1] && a[row - 1] === b[column];
    if (isSwapped) cost = Math.min(cost, beforeLast[column - 1]! + swapped);
    current[column + 1] = cost;
  }
}

function replacementCost(a: string, at: number, b: string, other: number, known: Spellings): number {
  const [letter, otherLetter] = [a.charCodeAt(at), b.charCodeAt(other)];
  if (letter === otherLetter) return 0;
  return known.costOf(letter, otherLetter, at === a.length - 1 && other === b.length - 1);
}

function omissionCost(text: string, at: number): number {
  return (at < text.length - 1 ? omitted : omittedAtEnd)[text.charCodeAt(at)]!;
}
