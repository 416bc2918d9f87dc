import type { Dictionary, SimilarWord } from './dictionary';
import type { NamePart } from '../scoring/name-parts';
import { companyTerms, fillerTerms } from './company-terms';
import { joinedName } from './one-word-forms';
import { acronymsOf } from '../normalisation/acronyms';
import { otherSpellingsOfSyllable } from '../normalisation/attested-names';
import { furtherFormsOf } from '../normalisation/further-forms';
import { nationalFormsOf, nicknamesOf } from '../normalisation/nicknames';
import type { ScreeningModel, SimilarityModel } from '../model';
import { toWord } from '../scoring/similarity';
import type { NameKind } from '../normalisation/word-classes';

/**
 * A word of the query, two words joined, or its acronym, expanded to the dictionary words that may match it.
 */
export interface QueryTerm {
  /** The first query word that it covers, and how many. */
  start: number;
  span: number;
  words: readonly SimilarWord[];
}

/** For each of two dictionary words that together spell a query word. */
const splitSimilarity = 0.9;
/** For a dictionary word that continues the last query word, which a fixed-width field may have truncated. */
const cutSimilarity = 0.85;
const minCutLength = 3;
const maxCutWords = 300;
/** Particles often written as one with the next word: `alzawahiri`. */
const prefixes = ['al', 'el', 'abd', 'abdul', 'abdel', 'bin', 'ben', 'abu'];

export function* queryTerms(
  query: readonly NamePart[],
  kind: NameKind,
  dictionary: Dictionary,
  { likeness }: ScreeningModel,
): Generator<void, QueryTerm[]> {
  const whole = kind === 'person' ? [] : asOneWord(query, dictionary, likeness);
  const terms: QueryTerm[] = [{ start: 0, span: query.length, words: whole }];
  for (const [start, part] of query.entries()) {
    yield;
    const expansions = expansionsOf(part, dictionary);
    const nicknames = nicknamesOf(part.text).flatMap((text) =>
      exactWord(text, likeness.nickname, dictionary),
    );
    const others =
      kind === 'person' ? nicknames : [...nicknames, ...companyTerms(part, dictionary, likeness)];
    terms.push({ start, span: 1, words: [...expansions, ...withoutKnown(others, expansions)] });
    const next = query[start + 1];
    if (next) terms.push({ start, span: 2, words: joinedWords(part.text + next.text, dictionary) });
  }
  return terms.filter(({ words }) => words.length > 0);
}

/** A name may be written as one word, or as its acronym. */
function asOneWord(
  query: readonly NamePart[],
  dictionary: Dictionary,
  { acronym, joined_factor }: SimilarityModel,
): SimilarWord[] {
  const words = query.map(({ text }) => text);
  return [
    ...acronymsOf(words).flatMap((text) => exactWord(text, acronym, dictionary)),
    ...[words.join(''), ...joinedName(words)].flatMap((text) => exactWord(text, joined_factor, dictionary)),
  ];
}

/**
 * Terms that match too many words to look up: they only count towards the estimate of names found otherwise.
 */
export function ambiguousTerms(
  query: readonly NamePart[],
  dictionary: Dictionary,
  { likeness }: ScreeningModel,
): QueryTerm[] {
  const initials = query.map((part, start) => ({
    start,
    span: 1,
    words:
      part.wordClass === 'initial'
        ? []
        : [
            ...fillerTerms(part, dictionary, likeness),
            ...exactWord(part.text.charAt(0), likeness.initial, dictionary),
            ...otherFormsOf(part.text).flatMap((form) => exactWord(form, likeness.national_form, dictionary)),
          ],
  }));
  const [start, last] = [query.length - 1, query.at(-1)];
  if (!last || last.text.length < minCutLength) return initials;
  const continuations = dictionary.continuationsOf(last.text, maxCutWords);
  return [...initials, { start, span: 1, words: continuations.map((id) => ({ id, value: cutSimilarity })) }];
}

/** Of one name, in other languages or by other rules of romanisation. */
const otherFormsOf = (word: string): string[] => [
  ...nationalFormsOf(word),
  ...furtherFormsOf(word),
  ...otherSpellingsOfSyllable(word),
];

function expansionsOf(part: NamePart, dictionary: Dictionary): SimilarWord[] {
  const { text, wordClass } = part;
  if (wordClass === 'initial') return [];
  const splits = dictionary.splitsOf(text).flat();
  const similar = dictionary.similarTo(part);
  // They cost as much as the rest of a search.
  const misspelt = similar.length === 0 ? dictionary.misspeltSplitsOf(text) : [];
  const stems = prefixes
    .filter((prefix) => text.startsWith(prefix) && text.length >= prefix.length + 4)
    .flatMap((prefix) => similarWords(text.slice(prefix.length), dictionary));
  return [
    ...similar,
    ...splits.map((id) => ({ id, value: splitSimilarity })),
    ...misspelt.map(({ id, value }) => ({ id, value: value * splitSimilarity })),
    ...stems,
  ];
}

/** Each word costs the reading of its names. */
function withoutKnown(words: readonly SimilarWord[], known: readonly SimilarWord[]): SimilarWord[] {
  if (words.length === 0) return [];
  const values = new Map(known.map(({ id, value }) => [id, value]));
  return words.filter(({ id, value }) => value > (values.get(id) ?? 0));
}

function joinedWords(text: string, dictionary: Dictionary): readonly SimilarWord[] {
  return dictionary.soundingLike(toWord(text));
}

function similarWords(text: string, dictionary: Dictionary): readonly SimilarWord[] {
  return dictionary.similarTo(toWord(text));
}

function exactWord(text: string, value: number, dictionary: Dictionary): SimilarWord[] {
  const id = dictionary.idOf(text);
  return id === undefined ? [] : [{ id, value }];
}
