import { LRUCache } from 'lru-cache';
import { attestedFamilyNames } from './attested-family-names';
import { feminineNames, masculineNames } from './attested-given-names';
import { cantoneseSyllables, koreanSyllables, pinyinSyllables } from './east-asian-syllables';
import { areNicknames } from './nicknames';
import { wadeGilesSyllables } from './wade-giles';

/** The names that a word is a spelling of, as numbers. Those of a table are its entries; a slash joins spellings. */
const namesByWord = new Map<string, number[]>();

let count = 0;
for (const table of [masculineNames, feminineNames, attestedFamilyNames]) addNames(table);
/** For each language, the syllables of which given names are made. */
const syllables: ReadonlyArray<ReadonlySet<string>> = [
  addNames(withWadeGiles(pinyinSyllables)),
  addNames(cantoneseSyllables),
  addNames(koreanSyllables),
];

const maxJoined = 11;

function addNames(table: string): Set<string> {
  const words = new Set<string>();
  for (const name of table.trim().split(/\s+/)) {
    count += 1;
    for (const word of name.split('/')) {
      const known = namesByWord.get(word);
      if (known) known.push(count);
      else namesByWord.set(word, [count]);
      words.add(word);
    }
  }
  return words;
}

function withWadeGiles(pinyin: string): string {
  const spellings = Map.groupBy(wadeGilesSyllables, ([, syllable]) => syllable);
  return pinyin
    .trim()
    .split(/\s+/)
    .map((syllable) => [syllable, ...(spellings.get(syllable) ?? []).map(([spelling]) => spelling)].join('/'))
    .join(' ');
}

/** Whether people are known to bear this name. */
export function isAttestedName(word: string): boolean {
  return namesByWord.has(word);
}

/**
 * Whether two words are known to be different names, however alike they are: Julia and Julio, Larsen and Lassen, Minjun
 * and Minjung. False if either is unknown, or if both may be spellings of one name.
 */
export function areDifferentNames(a: string, b: string): boolean {
  const [ofA, ofB] = [namesByWord.get(a), namesByWord.get(b)];
  if (ofA && ofB) return !ofA.some((name) => ofB.includes(name)) && !areNicknames(a, b);
  return mayBeSyllables(a) && syllables.some((_, language) => differInSyllables(a, b, language));
}

let lastWord = '';
let wasOfSyllables = false;

/** A word of a query is compared with many words in turn, and few are Chinese or Korean. */
function mayBeSyllables(word: string): boolean {
  if (word !== lastWord) [lastWord, wasOfSyllables] = [word, countSyllables(word) > 0];
  return wasOfSyllables;
}

/** How many syllables of a Chinese or Korean name a word is: 0 if it is none. */
export function countSyllables(word: string): number {
  if (syllables.some((known) => known.has(word))) return 1;
  return splitsOf(word).some((splits) => splits.length > 0) ? 2 : 0;
}

/** The first way to read a word as two syllables of Mandarin written as one. */
export function splitSyllables(word: string): readonly [string, string] | undefined {
  return splitsOf(word)[0]?.[0];
}

function differInSyllables(a: string, b: string, language: number): boolean {
  const [splitsOfA, splitsOfB] = [splitsOf(a)[language]!, splitsOf(b)[language]!];
  const known = syllables[language]!;
  // A name of one syllable is no shorter form of a name of two.
  if (splitsOfA.length === 0) return splitsOfB.length > 0 && known.has(a);
  if (splitsOfB.length === 0) return known.has(b);
  const isSame = (word: string, other: string) => word === other || !areDifferentNames(word, other);
  return !splitsOfA.some((left) =>
    splitsOfB.some((right) => left.every((word, at) => isSame(word, right[at]!))),
  );
}

type Split = readonly [string, string];

/** Words are compared with many others. */
const splits = new LRUCache<string, readonly Split[][]>({ max: 30_000 });

/** For each language, every way to read a word as two syllables written as one. */
function splitsOf(word: string): readonly Split[][] {
  const known = splits.get(word);
  if (known) return known;
  const found = syllables.map((ofLanguage) => splitInto(word, ofLanguage));
  splits.set(word, found);
  return found;
}

function splitInto(word: string, known: ReadonlySet<string>): Split[] {
  const found: Split[] = [];
  if (word.length > maxJoined) return found;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (known.has(left) && known.has(right)) found.push([left, right]);
  }
  return found;
}
