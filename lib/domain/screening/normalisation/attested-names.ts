import { BoundedCache } from '@/lib/platform/bounded-cache';
import { areBorneApart } from './borne-names';
import {
  languageCount,
  languagesOf,
  longestSyllable,
  namesOf,
  syllablesOf,
  type KnownNames,
} from './name-tables';
import { areFormsOfOthers, areNicknames } from './nicknames';
import { mayBeOneRomanised } from './romanised-alike';

const maxJoined = 11;

/** Whether people are known to have this name. */
export function isAttestedName(word: string): boolean {
  return (namesOf(word)?.attested.length ?? 0) > 0;
}

/** Whether it is a name in any table. */
export const isBorneName = (word: string): boolean => namesOf(word) !== undefined;

/**
 * Whether two words are known to be different names, however alike they are: Julia and Julio, Larsen and Lassen, Minjun
 * and Minjung. False if either is unknown, or if both may be spellings of one name.
 */
export function areDifferentNames(a: string, b: string): boolean {
  return differenceInTables(a, b) ?? areDifferentSyllables(a, b);
}

/** As `areDifferentNames`, of names that are not Chinese or Korean. */
export function areKnownToDiffer(a: string, b: string): boolean {
  return differenceInTables(a, b) ?? false;
}

/** As `areDifferentNames`, by attested names alone: of words that are written as one, and of their parts. */
export function areAttestedApart(a: string, b: string): boolean {
  const ofA = namesOfLast(a);
  const ofB = ofA && namesOf(b);
  const difference = ofA && ofB && differenceAsAttested(a, ofA, b, ofB);
  return difference ?? areDifferentSyllables(a, b);
}

const areDifferentSyllables = (a: string, b: string): boolean => mayBeSyllables(a) && differInSyllables(a, b);

/** Undefined if the tables do not know both names. */
function differenceInTables(a: string, b: string): boolean | undefined {
  if (areFormsOfOthers(a, b)) return true;
  const ofA = namesOfLast(a);
  const ofB = ofA && namesOf(b);
  if (!ofA || !ofB) return undefined;
  const difference = differenceAsAttested(a, ofA, b, ofB) ?? differenceInRegions(a, ofA, b, ofB);
  if (difference !== undefined) return difference;
  const areApart = areBorneApart({ text: a, bearers: ofA.bearers }, { text: b, bearers: ofB.bearers });
  return areApart && !areNicknames(a, b) ? true : undefined;
}

function differenceAsAttested(a: string, ofA: KnownNames, b: string, ofB: KnownNames): boolean | undefined {
  if (ofA.attested.length === 0 || ofB.attested.length === 0) return undefined;
  return !shareEntry(ofA.attested, ofB.attested) && !areNicknames(a, b);
}

/**
 * At least one of the names is only in the tables of the regions. They contain names from several alphabets
 * with too many spellings to list, so words that may be romanised from the same letters are not
 * distinguished.
 */
function differenceInRegions(a: string, ofA: KnownNames, b: string, ofB: KnownNames): boolean | undefined {
  if (!isTabled(ofA) || !isTabled(ofB)) return undefined;
  if (shareEntry(ofA.regional, ofB.regional)) return false;
  return !areNicknames(a, b) && !mayBeOneRomanised(a, b) ? true : undefined;
}

/** Other names are only known to be borne. */
const isTabled = ({ attested, regional }: KnownNames): boolean => attested.length + regional.length > 0;

function shareEntry(a: readonly number[], b: readonly number[]): boolean {
  return a.some((name) => b.includes(name));
}

let [lastNamed, lastNames] = ['', namesOf('')];

/** A word of a query is compared with many words in turn. */
function namesOfLast(word: string): KnownNames | undefined {
  if (word !== lastNamed) [lastNamed, lastNames] = [word, namesOf(word)];
  return lastNames;
}

let lastWord = '';
let wasOfSyllables = false;

/** Few words are Chinese or Korean. */
function mayBeSyllables(word: string): boolean {
  if (word !== lastWord) [lastWord, wasOfSyllables] = [word, countSyllables(word) > 0];
  return wasOfSyllables;
}

/** Cantonese and Korean. */
const romanisedInManyWays = 0b110;

/** Whether two syllables are spellings of one of Cantonese or Korean, which have no single romanisation: Doo and Tu. */
export function areOneSyllable(a: string, b: string): boolean {
  if ((languagesOf(a) & languagesOf(b) & romanisedInManyWays) === 0) return false;
  return shareEntry(namesOf(a)!.attested, namesOf(b)!.attested);
}

const otherSpellings = new Map<string, readonly string[]>();

/** The other words that are spellings of the same syllable of Cantonese or Korean: `chong` for `jong`. */
export function otherSpellingsOfSyllable(word: string): readonly string[] {
  if ((languagesOf(word) & romanisedInManyWays) === 0) return [];
  const known = otherSpellings.get(word);
  if (known) return known;
  const found = syllablesOf(romanisedInManyWays).filter(
    (other) => other !== word && areOneSyllable(word, other),
  );
  otherSpellings.set(word, found);
  return found;
}

/** Number of syllables of a Chinese or Korean name in a word; 0 if it is none. */
export function countSyllables(word: string): number {
  if (languagesOf(word) !== 0) return 1;
  return splitsOf(word).some((splits) => splits.length > 0) ? 2 : 0;
}

/** The first way to read a word as two syllables of Mandarin written as one. */
export function splitSyllables(word: string): readonly [string, string] | undefined {
  return splitsOf(word)[0]?.[0];
}

function differInSyllables(a: string, b: string): boolean {
  const [ofA, ofB] = [splitsOf(a), splitsOf(b)];
  for (let language = 0; language < languageCount; language += 1) {
    if (differInSyllablesOf(a, ofA[language]!, b, ofB[language]!, language)) return true;
  }
  return false;
}

function differInSyllablesOf(
  a: string,
  splitsOfA: readonly Split[],
  b: string,
  splitsOfB: readonly Split[],
  language: number,
): boolean {
  const isSyllable = (word: string) => (languagesOf(word) & (1 << language)) !== 0;
  // A name of one syllable is not a short form of a name of two.
  if (splitsOfA.length === 0) return splitsOfB.length > 0 && isSyllable(a);
  if (splitsOfB.length === 0) return isSyllable(b);
  const isSame = (word: string, other: string) => word === other || !areAttestedApart(word, other);
  return !splitsOfA.some((left) =>
    splitsOfB.some((right) => left.every((word, at) => isSame(word, right[at]!))),
  );
}

type Split = readonly [string, string];

/** Words are compared with many others. */
const splits = new BoundedCache<string, readonly Split[][]>(30_000);

/** For each language, every way to read a word as two syllables written as one. */
function splitsOf(word: string): readonly Split[][] {
  const known = splits.get(word);
  if (known) return known;
  const found = splitIntoSyllables(word);
  splits.set(word, found);
  return found;
}

const noSplits: readonly Split[][] = Array.from({ length: languageCount }, () => []);

function splitIntoSyllables(word: string): readonly Split[][] {
  let found = noSplits;
  if (word.length > maxJoined) return found;
  const end = Math.min(longestSyllable, word.length - 2);
  for (let at = Math.max(2, word.length - longestSyllable); at <= end; at += 1) {
    const left = word.slice(0, at);
    const ofLeft = languagesOf(left);
    if (ofLeft === 0) continue;
    const right = word.slice(at);
    const shared = ofLeft & languagesOf(right);
    if (shared === 0) continue;
    if (found === noSplits) found = noSplits.map(() => []);
    for (const [language, ofLanguage] of found.entries()) {
      if ((shared & (1 << language)) !== 0) ofLanguage.push([left, right]);
    }
  }
  return found;
}
