import type { ScreeningModel } from '../model';
import { areAntonyms } from '../normalisation/antonyms';
import { isAttestedName } from '../normalisation/attested-names';
import { areCounterparts } from '../normalisation/counterparts';
import type { WordClass } from '../normalisation/word-classes';
import { isAbbreviated } from './abbreviated-names';
import { companyWordSimilarity, withoutOtherCompany } from './company-words';
import { areFamilyNames, asGivenNames } from './family-places';
import { fathersSimilarity } from './fathers-names';
import type { NamePart } from './name-parts';
import { orRespelt, withoutFarRespelling } from './respelt-words';
import { better, type Similarity } from './similarity';

export interface Run {
  start: number;
  count: number;
}

/** Words that need not be spelt alike. */
type MeantAlike = 'joined' | 'initials' | 'acronym' | 'legal_form' | 'number' | 'country' | 'translated';

export interface WordPair {
  query: Run;
  candidate: Run;
  similarity: number;
  /** Pairs of higher rank are taken first, and of the same rank the heavier. */
  rank: number;
  kind: Similarity['kind'] | MeantAlike;
  weight: number;
}

/** One bit for each word that is not paired yet. */
export interface FreeWords {
  parts: readonly NamePart[];
  free: number;
}

export type SimilarityOf = (query: NamePart, candidate: NamePart) => Similarity;

/** In letters and spaces. The narrowest fields of records hold 20 characters. */
const minCutName = 16;

export function bitsOfAll(parts: readonly NamePart[]): number {
  return parts.length >= 32 ? -1 : (1 << parts.length) - 1;
}

export function isFree({ parts, free }: FreeWords, at: number): boolean {
  return at < parts.length && (free & (1 << at)) !== 0;
}

export function bitsOf({ start, count }: Run): number {
  return ((1 << count) - 1) << start;
}

/** Particles may still be joined to a neighbour: `al` is left for `alzaramani`. */
export function exactPairs(query: readonly NamePart[], candidate: readonly NamePart[]): WordPair[] {
  const pairs: WordPair[] = [];
  let free = bitsOfAll(candidate);
  for (let i = 0; i < query.length; i += 1) {
    const word = query[i]!;
    if (word.wordClass === 'particle') continue;
    const j = nearestSame(word, i, candidate, free);
    if (j < 0) continue;
    free &= ~(1 << j);
    pairs.push(singlePair(i, word, j, candidate[j]!, 1, 'exact'));
  }
  return pairs;
}

export function singlePairs(
  query: FreeWords,
  candidate: FreeWords,
  model: ScreeningModel,
  similarityOf: SimilarityOf,
): WordPair[] {
  const pairs: WordPair[] = [];
  const [cutInQuery, cutInCandidate] = [cutWordIndex(query.parts), cutWordIndex(candidate.parts)];
  for (let i = 0; i < query.parts.length; i += 1) {
    if ((query.free & (1 << i)) === 0) continue;
    const a = query.parts[i]!;
    for (let j = 0; j < candidate.parts.length; j += 1) {
      if ((candidate.free & (1 << j)) === 0) continue;
      const b = candidate.parts[j]!;
      const cut =
        a.text.length < b.text.length ? (i === cutInQuery ? a : null) : j === cutInCandidate ? b : null;
      const likened =
        fathersSimilarity(query.parts, i, candidate.parts, j, model) ??
        partSimilarity(a, b, cut, model, similarityOf);
      const { value, kind } =
        likened.kind === 'romanised' && !areFamilyNames(query.parts, i, candidate.parts, j, model)
          ? asGivenNames(a, b, model)
          : likened;
      if (value > 0) pairs.push(withLeastWeight(singlePair(i, a, j, b, value, kind), a, model));
    }
  }
  return pairs;
}

/** That a word is another name says as much if it is a common one. */
function withLeastWeight(
  pair: WordPair,
  { isOrganisation, wordClass }: NamePart,
  { weights }: ScreeningModel,
): WordPair {
  if (
    pair.kind !== 'other_name' ||
    isOrganisation ||
    wordClass !== 'name' ||
    pair.weight >= weights.least_other_name
  )
    return pair;
  return { ...pair, weight: weights.least_other_name };
}

/** The last word of a name that is long enough for a field to truncate it, otherwise -1. */
export function cutWordIndex(parts: readonly NamePart[]): number {
  let length = parts.length - 1;
  for (const { text } of parts) length += text.length;
  return length < minCutName ? -1 : parts.length - 1;
}

function nearestSame(word: NamePart, i: number, candidate: readonly NamePart[], free: number): number {
  let nearest = -1;
  for (let j = 0; j < candidate.length; j += 1) {
    if ((free & (1 << j)) === 0 || candidate[j]!.text !== word.text) continue;
    if (nearest < 0 || Math.abs(i - j) < Math.abs(i - nearest)) nearest = j;
  }
  return nearest;
}

function singlePair(
  i: number,
  a: NamePart,
  j: number,
  b: NamePart,
  similarity: number,
  kind: WordPair['kind'],
): WordPair {
  return {
    query: { start: i, count: 1 },
    candidate: { start: j, count: 1 },
    similarity,
    rank: similarity,
    kind,
    weight: (a.weight + b.weight) / 2,
  };
}

const canonicalKinds: Partial<Record<WordClass, WordPair['kind']>> = {
  number: 'number',
  legal_form: 'legal_form',
};

/** @param cut the shorter word, if it is where a narrow field would cut its name */
function partSimilarity(
  a: NamePart,
  b: NamePart,
  cut: NamePart | null,
  model: ScreeningModel,
  similarityOf: SimilarityOf,
): { value: number; kind: WordPair['kind'] } {
  if (a.text !== b.text && a.canonical !== undefined && a.wordClass === b.wordClass) {
    if (a.canonical === b.canonical) return { value: 1, kind: canonicalKinds[a.wordClass] ?? 'country' };
    // Different numbers and legal forms are not typos of each other.
    if (b.canonical !== undefined) return { value: 0, kind: 'none' };
  }
  if (areAntonyms(a.polarity, b.polarity)) return { value: 0, kind: 'none' };
  if (a.isOrganisation && model.likeness.word_tables > 0) {
    const known = companyWordSimilarity(a, b, model.likeness);
    if (known !== undefined) return known;
  }
  if (model.name.contradictions.generation > 0 && a.generation !== undefined && b.generation !== undefined) {
    return a.generation === b.generation ? { value: 1, kind: 'number' } : noPair;
  }
  if (!model.likeness.part_of_other_class && isPartOfOtherClass(a, b, cut) && !isSpeltWithH(a, b, model))
    return noPair;
  const similarity = similarityOf(a, b);
  if (model.likeness.other_name < 1 && respellings.has(similarity.kind) && areOfOtherClasses(a, b))
    return noPair;
  if (model.likeness.word_tables > 1 && isAbbreviated(a, b)) {
    return better(similarity, { value: model.likeness.nickname, kind: 'cut' });
  }
  if (cut === null || !isPrefix(a.text, b.text)) {
    if (a.isOrganisation && model.likeness.word_tables > 0)
      return withoutOtherCompany(similarity, a, b, model);
    const isSpeltOneWay = a.isOrganisation || (a.syllables * b.syllables > 0 && !isByChance(a, model));
    return isSpeltOneWay ? similarity : orRespelt(withoutFarRespelling(similarity, a, b, model), a, b, model);
  }
  if (a.readFrom !== undefined && model.likeness.other_reading < 1) return similarity;
  // Dragan is not a truncated Dragana.
  if (similarity.kind === 'other_name' && areCounterparts(a.text, b.text, model.likeness.name_tables))
    return similarity;
  const value = cutSimilarity(a.text.length, b.text.length, model);
  return value > similarity.value ? { value, kind: 'cut' } : similarity;
}

const isByChance = ({ isSyllabicByChance }: NamePart, { likeness }: ScreeningModel): boolean =>
  isSyllabicByChance === true && likeness.name_tables > 4;

const noPair: Similarity = { value: 0, kind: 'none' };
const respellings: ReadonlySet<Similarity['kind']> = new Set(['typo', 'sound', 'vowels', 'cut']);
/** `all` may be al misspelt. */
const maxMisspeltParticle = 3;
const familyEnding = /(?:[oe]v|in|sky|skiy)a?$/;

/** Bin is not Binh, al is not Ali, and Vladimirova is not a spelling of Vladimirovna. */
function areOfOtherClasses(a: NamePart, b: NamePart): boolean {
  if (a.wordClass === b.wordClass) return false;
  if (a.wordClass === 'particle' || b.wordClass === 'particle') {
    return isAttestedName(a.wordClass === 'particle' ? b.text : a.text);
  }
  const other = a.wordClass === 'patronymic' ? b : a;
  return (a.wordClass === 'patronymic' || b.wordClass === 'patronymic') && familyEnding.test(other.text);
}

/**
 * Vadimovich is the son of Vadim rather than Vadim cut short, unless a field cut it; nor is al Aali without
 * its vowels.
 */
function isPartOfOtherClass(a: NamePart, b: NamePart, cut: NamePart | null): boolean {
  if (a.wordClass === b.wordClass) return false;
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (longer.wordClass === 'patronymic')
    return longer.text.startsWith(shorter.text) && shorter.text.length > 1 && cut !== a;
  const isParticle = shorter.wordClass === 'particle' && shorter.text.length === 2;
  return isParticle && longer.wordClass === 'name' && longer.text.length > maxMisspeltParticle;
}

/** Marjanovic is Marjanovich. */
function isSpeltWithH({ text: a }: NamePart, { text: b }: NamePart, { likeness }: ScreeningModel): boolean {
  return likeness.national_form > 0 && (a === `${b}h` || b === `${a}h`);
}

function isPrefix(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 2 && (a.length < b.length ? b.startsWith(a) : a.startsWith(b));
}

function cutSimilarity(a: number, b: number, { likeness }: ScreeningModel): number {
  return likeness.cut_last + ((1 - likeness.cut_last) * Math.min(a, b)) / Math.max(a, b);
}
