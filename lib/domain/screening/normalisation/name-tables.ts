import { attestedFamilyNames } from './attested-family-names';
import { feminineNames, masculineNames } from './attested-given-names';
import { regionalNames } from './attested-names-by-region';
import { namesOfAsiaAndAfrica } from './attested-names-of-asia-and-africa';
import { namesOfBoth, namesOfMen, namesOfWomen } from './borne-names-table';
import { cantoneseSyllables, koreanSyllables, pinyinSyllables } from './east-asian-syllables';
import { wadeGilesSyllables } from './wade-giles';

/** The names that a word is a spelling of, as numbers: the entries of tables. A slash joins spellings. */
export interface KnownNames {
  /** With all usual spellings, so that words of two entries are different names. */
  attested: number[];
  /** In the tables of the regions, whose entries have more spellings than are listed. */
  regional: number[];
  /** In a table that says who bears the name. */
  bearers: Bearers;
}

/** Bits. A name of both is borne by men and women, or by families. */
export type Bearers = 0 | 1 | 2 | 3;
const men = 1;
const women = 2;
export const menAndWomen = 3;

const namesByWord = new Map<string, KnownNames>();
/** For each syllable, one bit per language whose given names use it. */
const languagesBySyllable = new Map<string, number>();

let count = 0;
for (const table of [masculineNames, feminineNames, attestedFamilyNames]) addNames(table, 'attested');
for (const [language, table] of [
  withWadeGiles(pinyinSyllables),
  cantoneseSyllables,
  koreanSyllables,
].entries()) {
  for (const word of addNames(table, 'attested')) {
    languagesBySyllable.set(word, (languagesBySyllable.get(word) ?? 0) | (1 << language));
  }
}
export const languageCount = 3;
/** In letters. */
export const longestSyllable = Math.max(...Array.from(languagesBySyllable.keys(), ({ length }) => length));
/** A slip in a shorter word too often makes a different name. */
const minRegional = 4;
for (const table of [regionalNames, namesOfAsiaAndAfrica]) addNames(table, 'regional', minRegional);

/** Shared by the many names that are in no other table. */
const onlyBorne = ([0, men, women, menAndWomen] as const).map((bearers) => ({
  attested: [],
  regional: [],
  bearers,
}));
addBearers(masculineNames, men);
addBearers(feminineNames, women);
addBearers(namesOfMen, men);
addBearers(namesOfWomen, women);
addBearers(namesOfBoth, menAndWomen);

function addBearers(table: string, bearers: Bearers): void {
  for (const word of table.trim().split(/[\s/]+/)) {
    const known = namesByWord.get(word);
    const all = ((known?.bearers ?? 0) | bearers) as Bearers; // The bits of both are at most 3.
    if (known === undefined || onlyBorne[known.bearers] === known) namesByWord.set(word, onlyBorne[all]!);
    else known.bearers = all;
  }
}

function addNames(table: string, group: 'attested' | 'regional', minLength = 1): Set<string> {
  const words = new Set<string>();
  for (const name of table.trim().split(/\s+/)) {
    // Regions share names.
    const isKnown = group === 'regional' && (namesByWord.get(name)?.regional.length ?? 0) > 0;
    count += 1;
    for (const word of name.split('/')) {
      if (word.length < minLength || isKnown) continue;
      const known = namesByWord.get(word) ?? { attested: [], regional: [], bearers: 0 };
      known[group].push(count);
      namesByWord.set(word, known);
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

export function namesOf(word: string): KnownNames | undefined {
  return namesByWord.get(word);
}

/** For a syllable: 0 if it is none. */
export function languagesOf(syllable: string): number {
  return syllable.length > longestSyllable ? 0 : (languagesBySyllable.get(syllable) ?? 0);
}

/** @param languages as bits: see `languagesOf` */
export const syllablesOf = (languages: number): string[] =>
  [...languagesBySyllable].filter(([, ofSyllable]) => (ofSyllable & languages) !== 0).map(([word]) => word);
