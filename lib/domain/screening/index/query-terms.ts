import type { Dictionary, SimilarWord } from './dictionary';
import type { NamePart } from '../scoring/name-parts';
import { acronymsOf } from './one-word-forms';
import { nicknamesOf } from '../normalisation/nicknames';
import type { ScreeningModel } from '../model';
import { toWord } from '../scoring/similarity';
import type { NameKind } from '../normalisation/word-classes';

/** Something of a query to look for: a word, two words as one, or one word as two. */
export interface Probe {
  /** The first word of the query that it stands for, and how many. */
  at: number;
  span: number;
  words: readonly SimilarWord[];
}

/** Likeness of two words of the dictionary that together spell one of the query. */
const splitSimilarity = 0.9;
/** Likeness of a word that goes on where the query's last word ends, as a field of fixed width cuts it. */
const cutSimilarity = 0.85;
const leastCutLength = 3;
const mostCutWords = 300;
/** Particles that are often written as one with the word behind them: `alzawahiri`. */
const prefixes = ['al', 'el', 'abd', 'abdul', 'abdel', 'bin', 'ben', 'abu'];

/** What names are looked up by, for a query of these words. */
export function probesOf(
  query: readonly NamePart[],
  kind: NameKind,
  dictionary: Dictionary,
  { likeness }: ScreeningModel,
): Probe[] {
  const acronyms = kind === 'person' ? [] : acronymsOf(query.map(({ text }) => text));
  const abbreviated = acronyms.flatMap((text) => wordOf(text, likeness.acronym, dictionary));
  const probes: Probe[] = [{ at: 0, span: query.length, words: abbreviated }];
  query.forEach((part, at) => {
    const nicknames = nicknamesOf(part.text).map((text) => wordOf(text, likeness.nickname, dictionary));
    probes.push({ at, span: 1, words: [...wordsFor(part, dictionary), ...nicknames.flat()] });
    const next = query[at + 1];
    if (next) probes.push({ at, span: 2, words: wordsJoined(part.text + next.text, dictionary) });
  });
  return probes.filter(({ words }) => words.length > 0);
}

/** What words of a query may stand for so many words that no name is looked up by it: it tells of names found. */
export function asidesOf(
  query: readonly NamePart[],
  dictionary: Dictionary,
  { likeness }: ScreeningModel,
): Probe[] {
  const initials = query.map(({ text, wordClass }, at) => ({
    at,
    span: 1,
    words: wordClass === 'initial' ? [] : wordOf(text.charAt(0), likeness.initial, dictionary),
  }));
  const [at, last] = [query.length - 1, query.at(-1)];
  if (!last || last.text.length < leastCutLength) return initials;
  const cut = dictionary.beginningWith(last.text, mostCutWords);
  return [...initials, { at, span: 1, words: cut.map((id) => ({ id, value: cutSimilarity })) }];
}

function wordsFor({ text, wordClass }: NamePart, dictionary: Dictionary): SimilarWord[] {
  if (wordClass === 'initial') return [];
  const splits = dictionary.splitsOf(text).flat();
  const stems = prefixes
    .filter((prefix) => text.startsWith(prefix) && text.length >= prefix.length + 4)
    .flatMap((prefix) => wordsLike(text.slice(prefix.length), dictionary));
  return [...wordsLike(text, dictionary), ...splits.map((id) => ({ id, value: splitSimilarity })), ...stems];
}

function wordsJoined(text: string, dictionary: Dictionary): readonly SimilarWord[] {
  return dictionary.soundingLike(toWord(text));
}

function wordsLike(text: string, dictionary: Dictionary): readonly SimilarWord[] {
  return dictionary.similarTo(toWord(text));
}

function wordOf(text: string, value: number, dictionary: Dictionary): SimilarWord[] {
  const id = dictionary.idOf(text);
  return id === undefined ? [] : [{ id, value }];
}
