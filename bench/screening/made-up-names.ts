import { Chance } from './made-up-chance.ts';
import type { Culture } from './made-up-cultures.ts';

type Kind = 'given' | 'family';

/** The word that has some place among the given or the family names of a culture: always the same. */
export function wordAt(culture: Culture, kind: Kind, rank: number): string {
  const common = culture[kind][rank];
  if (common) return common;
  const chance = new Chance(Math.imul(rank + 1, 0x9e3779b1) ^ (kind === 'given' ? 0x51ed27 : 0));
  // The rarer a name the longer it is, as far as there must be room for all of them.
  const syllables = rank < 2000 ? 1 : 1 + chance.below(3);
  let word = '';
  for (let at = 0; at < syllables; at += 1) {
    word += chance.pick(culture.onsets) + chance.pick(culture.vowels);
    if (chance.happens(0.45) || at === syllables - 1) word += chance.pick(culture.codas);
  }
  word += chance.pick(kind === 'given' ? culture.givenEndings : culture.familyEndings);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function given(culture: Culture, chance: Chance): string {
  return wordAt(culture, 'given', chance.rank(culture.givenWords));
}

function family(culture: Culture, chance: Chance): string {
  return wordAt(culture, 'family', chance.rank(culture.familyWords));
}

/** The words of a person's name, the given ones first. */
export function personWords(culture: Culture, chance: Chance): string[] {
  const middle = chance.happens(0.35) ? [given(culture, chance)] : [];
  const second = chance.happens(0.1) ? [family(culture, chance)] : [];
  return [given(culture, chance), ...middle, family(culture, chance), ...second];
}

/** The words of a company's name, without its legal form. */
export function companyWords(culture: Culture, chance: Chance): string[] {
  const industry = chance.pick(culture.industries);
  const owner = family(culture, chance);
  return chance.happens(0.5) ? [owner, industry] : [owner, given(culture, chance), industry];
}

const slips: readonly [RegExp, string][] = [
  [/ph/, 'f'],
  [/kh/, 'h'],
  [/ou/, 'u'],
  [/ee/, 'i'],
  [/ey\b/, 'ei'],
  [/y/, 'i'],
  [/c(?=[aou])/, 'k'],
  [/(.)\1/, '$1'],
  [/i/, 'y'],
];

/** The same name as somebody else spells it. */
export function spelledOtherwise(word: string): string {
  const slip = slips.find(([pattern]) => pattern.test(word));
  return slip ? word.replace(slip[0], slip[1]) : `${word}h`;
}
