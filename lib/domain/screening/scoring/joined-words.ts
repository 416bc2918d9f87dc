import { weightOf, type NamePart } from './name-parts';
import { maxEdits, soundSimilarity, typoSimilarity, weightedEdits } from './similarity';
import { soundJoined } from './sound';
import { isFree, type FreeWords, type Run, type WordPair } from './word-pairs';
import type { ScreeningModel } from '../model';

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
  return pairs;
}

function forEachJoined(
  words: FreeWords,
  singles: FreeWords,
  model: ScreeningModel,
  visit: (joined: JoinedWords, single: number) => void,
): void {
  for (let start = 0; start + 1 < words.parts.length; start += 1) {
    if (!isFree(words, start) || !isFree(words, start + 1)) continue;
    const firstLetter = words.parts[start]!.text.charCodeAt(0);
    for (let index = 0; index < singles.parts.length; index += 1) {
      const single = singles.parts[index]!;
      if (!isFree(singles, index) || single.text.charCodeAt(0) !== firstLetter) continue;
      const joined =
        writtenAsOne(words, start, single, model) ?? writtenAsInitials(words, start, single, model);
      if (joined) visit(joined, index);
    }
  }
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
    if (rank < model.likeness.least_joined || rank <= (best?.pair.rank ?? 0)) continue;
    const weight = (weightOf(parts) + single.weight) / 2;
    const similarity = rank * model.likeness.joined_factor;
    best = { run: { start, count }, pair: { similarity, rank, kind: 'joined', weight } };
  }
  return best;
}

function joinedSimilarity(
  parts: readonly NamePart[],
  single: NamePart,
  { likeness: model }: ScreeningModel,
): number {
  const text = parts.map((part) => part.text).join('');
  if (text === single.text) return 1;
  const length = Math.max(text.length, single.text.length);
  const soundsAlike = soundJoined(
    parts.map((part) => part.skeleton),
    single.skeleton,
  );
  const allowed = maxEdits(Math.min(text.length, single.text.length));
  const edits = weightedEdits(text, single.text, soundsAlike ? length : allowed, model);
  const typo = edits <= allowed ? typoSimilarity(edits, length, 1, model) : 0;
  const sound = soundsAlike ? soundSimilarity(edits, length, model) : 0;
  return Math.max(typo, sound);
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
