import { weightOf, type NamePart } from './name-parts';
import { blendSimilarity, respeltAsOne } from './respelt-as-one';
import { maxEdits, soundSimilarity, typoSimilarity, weightedEdits } from './similarity';
import { shiftedPairs, textOf } from './shifted-words';
import { soundJoined } from './sound';
import { isFree, type FreeWords, type Run, type WordPair } from './word-pairs';
import { areClose } from './close-letters';
import type { ScreeningModel, SimilarityModel } from '../model';
import { areAttestedApart, isAttestedName } from '../normalisation/attested-names';

interface JoinedWords {
  run: Run;
  pair: Omit<WordPair, 'query' | 'candidate'>;
}

/** Plat Ono Vich, Abd Al Rahman. */
const maxJoinedWords = 4;
const minJoinedLength = 4;
/** In letters, between the joined words and the single one. */
const maxLengthDifference = 2;

export function joinedPairs(query: FreeWords, candidate: FreeWords, model: ScreeningModel): WordPair[] {
  const pairs: WordPair[] = [];
  forEachJoined(query, candidate, model, ({ run, pair }, single) => {
    pairs.push({ ...pair, query: run, candidate: { start: single, count: 1 } });
  });
  forEachJoined(candidate, query, model, ({ run, pair }, single) => {
    pairs.push({ ...pair, query: { start: single, count: 1 }, candidate: run });
  });
  pairs.push(...shiftedPairs(query, candidate, model), ...wholePairs(query, candidate, model));
  return pairs;
}

const allOf = ({ parts }: FreeWords): Run => ({ start: 0, count: parts.length });

function wholePairs(query: FreeWords, candidate: FreeWords, model: ScreeningModel): WordPair[] {
  const similarity = Math.max(wholeAsOne(query, candidate, model), wholeAsOne(candidate, query, model));
  if (similarity === 0) return [];
  const weight = (weightOf(query.parts) + weightOf(candidate.parts)) / 2;
  return [{ query: allOf(query), candidate: allOf(candidate), similarity, rank: 1, kind: 'joined', weight }];
}

function wholeAsOne(words: FreeWords, singles: FreeWords, model: ScreeningModel): number {
  const [single] = singles.parts;
  if (singles.parts.length !== 1 || words.parts.length < 2 || words.parts.length > maxJoinedWords) return 0;
  const { parts } = words;
  const orders = [
    [...parts.slice(1), ...parts.slice(0, 1)],
    [...parts.slice(-1), ...parts.slice(0, -1)],
  ];
  return orders.some((order) => textOf(order) === single!.text) ? model.likeness.joined_factor : 0;
}

function forEachJoined(
  words: FreeWords,
  singles: FreeWords,
  model: ScreeningModel,
  visit: (joined: JoinedWords, single: number) => void,
): void {
  for (let start = 0; start + 1 < words.parts.length; start += 1) {
    if (!isFree(words, start) || !isFree(words, start + 1)) continue;
    const first = words.parts[start]!;
    for (let index = 0; index < singles.parts.length; index += 1) {
      const single = singles.parts[index]!;
      if (!isFree(singles, index) || !mayStartAlike(first, single)) continue;
      const joined =
        writtenAsOne(words, start, single, model) ??
        writtenAsInitials(words, start, single, model) ??
        blended(words, start, single, model);
      if (joined) visit(joined, index);
    }
  }
}

/** Gamaleddin may stand for Jamal al-Din. */
function mayStartAlike(a: NamePart, b: NamePart): boolean {
  const [letter, other] = [a.text.charCodeAt(0), b.text.charCodeAt(0)];
  return (
    letter === other ||
    (articles.has(a.text) && articles.has(b.text.slice(0, 2))) ||
    (a.syllables === 0 && areClose(letter, other))
  );
}

function writtenAsOne(
  words: FreeWords,
  start: number,
  single: NamePart,
  model: ScreeningModel,
): JoinedWords | null {
  if (single.text.length < minJoinedLength || single.wordClass === 'number') return null;
  let length = words.parts[start]!.text.length;
  let best: JoinedWords | null = null;
  for (let count = 2; count <= maxJoinedWords && isFree(words, start + count - 1); count += 1) {
    length += words.parts[start + count - 1]!.text.length;
    if (length > single.text.length + maxLengthDifference) break;
    if (length < single.text.length - maxLengthDifference) continue;
    const parts = words.parts.slice(start, start + count);
    const rank = joinedSimilarity(parts, single, model);
    if (rank <= (best?.pair.rank ?? 0)) continue;
    const weight = (weightOf(parts) + single.weight) / 2;
    const similarity = rank * model.likeness.joined_factor;
    best = { run: { start, count }, pair: { similarity, rank, kind: 'joined', weight } };
  }
  return best;
}

const articles = new Set(['al', 'el', 'ul']);

/** With the article as the other name spells it: Elamin is Al Amin. */
function joinedLike(parts: readonly NamePart[], single: string): string {
  const [first, article] = [parts[0]!.text, single.slice(0, 2)];
  return articles.has(first) && articles.has(article) ? article + textOf(parts.slice(1)) : textOf(parts);
}

function joinedSimilarity(
  parts: readonly NamePart[],
  single: NamePart,
  { likeness: model }: ScreeningModel,
): number {
  const text = joinedLike(parts, single.text);
  if (text === single.text) return 1;
  const respelt = respeltAsOne(text, single, model);
  const similarity = areOtherSyllables(text, parts, single)
    ? model.other_joined
    : Math.max(respelt, asOneMisspelt(text, parts, single, model));
  if (similarity === 0 || respelt > model.respelt - slightlyRespelt) return similarity;
  // Looked up last, because few words that are written one after the other are alike.
  return isAnotherName(parts, single.text) ? 0 : similarity;
}

/** 0 for words that are too little alike. */
function asOneMisspelt(
  text: string,
  parts: readonly NamePart[],
  single: NamePart,
  model: SimilarityModel,
): number {
  const length = Math.max(text.length, single.text.length);
  const soundsAlike = soundJoined(
    parts.map((part) => part.skeleton),
    single.skeleton,
  );
  const allowed = maxEdits(Math.min(text.length, single.text.length));
  const edits = weightedEdits(text, single.text, soundsAlike ? length : allowed, model);
  const typo = edits <= allowed ? typoSimilarity(edits, length, 1, model) : 0;
  const sound = soundsAlike ? soundSimilarity(edits, length, model) : 0;
  const similarity = Math.max(typo, sound);
  return similarity < (soundsAlike ? model.joined_sound : model.least_joined) ? 0 : similarity;
}

/** A single letter, which does not make another name of a compound: Abdul Qadir and Abdulkadir. */
const slightlyRespelt = 0.1;

function blended(
  words: FreeWords,
  start: number,
  single: NamePart,
  model: ScreeningModel,
): JoinedWords | null {
  const [first, second] = [words.parts[start]!, words.parts[start + 1]!];
  const similarity = blendSimilarity(first, second, single, model);
  if (similarity === 0) return null;
  const weight = (first.weight + second.weight + single.weight) / 2;
  return { run: { start, count: 2 }, pair: { similarity, rank: similarity, kind: 'nickname', weight } };
}

/** Abdul Ali is not Abdullah, and al-Hussein not Alhassan. */
function isAnotherName(parts: readonly NamePart[], single: string): boolean {
  const last = parts.at(-1)!.text;
  const before = parts
    .slice(0, -1)
    .map(({ text }) => text)
    .join('');
  if (isAttestedName(single) && isAttestedName(last)) return true;
  return single.startsWith(before) && areAttestedApart(last, single.slice(before.length));
}

/** Seung Min is not Sangmin. */
function areOtherSyllables(text: string, parts: readonly NamePart[], single: NamePart): boolean {
  return (
    single.syllables > 1 &&
    parts.every(({ syllables }) => syllables > 0) &&
    areAttestedApart(text, single.text)
  );
}

/** Particles may be skipped: FBI has no O. */
function writtenAsInitials(
  words: FreeWords,
  start: number,
  single: NamePart,
  model: ScreeningModel,
): JoinedWords | null {
  if (single.initials === undefined) return null;
  let letter = 0;
  let next = start;
  while (letter < single.text.length) {
    if (!isFree(words, next)) return null;
    const part = words.parts[next]!;
    if (part.text.charCodeAt(0) === single.text.charCodeAt(letter)) letter += 1;
    else if (part.wordClass !== 'particle') return null;
    next += 1;
  }
  const parts = words.parts.slice(start, next);
  const similarity = single.initials === 'acronym' ? model.likeness.acronym : model.likeness.initial;
  const weight = (weightOf(parts) + single.weight) / 2;
  return {
    run: { start, count: next - start },
    pair: { similarity, rank: similarity, kind: single.initials, weight },
  };
}
