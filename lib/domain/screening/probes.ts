import type { Dictionary } from './dictionary';
import type { NamePart } from './name-parts';
import { toWord } from './similarity';

/** A word of the dictionary that may stand for something of the query, and how well: 0 to 1. */
export interface ProbeWord {
  id: number;
  value: number;
}

/** Something of a query to look for: a word, two words as one, or one word as two. */
export interface Probe {
  /** The first word of the query that it stands for, and how many. */
  at: number;
  span: number;
  words: ProbeWord[];
}

/** Likeness of two words of the dictionary that together spell one of the query. */
const splitSimilarity = 0.9;
/** Likeness of a word that goes on where the query's last word ends, as a field of fixed width cuts it. */
const cutSimilarity = 0.85;
const leastCutLength = 4;
const mostCutWords = 100;
/** Particles that are often written as one with the word behind them: `alzawahiri`. */
const prefixes = ['al', 'el', 'abd', 'abdul', 'abdel', 'bin', 'ben', 'abu'];

/** What names are looked up by, for a query of these words. */
export function probesOf(query: readonly NamePart[], dictionary: Dictionary): Probe[] {
  const probes: Probe[] = [];
  query.forEach((part, at) => {
    const isLast = at === query.length - 1;
    const cut = isLast && query.length > 1 ? wordsCutTo(part.text, dictionary) : [];
    probes.push({ at, span: 1, words: [...wordsFor(part, dictionary), ...cut] });
    const next = query[at + 1];
    if (next) probes.push({ at, span: 2, words: wordsLike(part.text + next.text, dictionary) });
  });
  return probes.filter(({ words }) => words.length > 0);
}

function wordsFor({ text, wordClass }: NamePart, dictionary: Dictionary): ProbeWord[] {
  if (wordClass === 'initial') return [];
  const splits = dictionary.splitsOf(text).flat();
  const stems = prefixes
    .filter((prefix) => text.startsWith(prefix) && text.length >= prefix.length + 4)
    .flatMap((prefix) => wordsLike(text.slice(prefix.length), dictionary));
  return [...wordsLike(text, dictionary), ...splits.map((id) => ({ id, value: splitSimilarity })), ...stems];
}

function wordsLike(text: string, dictionary: Dictionary): ProbeWord[] {
  return dictionary.similarTo(toWord(text)).map(({ id, similarity }) => ({ id, value: similarity.value }));
}

function wordsCutTo(text: string, dictionary: Dictionary): ProbeWord[] {
  if (text.length < leastCutLength) return [];
  return dictionary.beginningWith(text, mostCutWords).map((id) => ({ id, value: cutSimilarity }));
}
