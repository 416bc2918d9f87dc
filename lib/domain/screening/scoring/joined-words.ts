import type { Pair, Run } from './align';
import type { ScreeningModel } from '../model';
import { weightOf, type NamePart } from './name-parts';
import { editBudget, slipsBetween, soundLikeness, typoLikeness } from './similarity';
import { soundsJoined } from './sound';

/** The words of a name, of which some are in no group yet: a bit for each. */
export interface FreeWords {
  parts: readonly NamePart[];
  free: number;
}

/** Several words of one name that are a single word of the other. */
interface Joined {
  run: Run;
  whole: number;
  found: Omit<Pair, 'query' | 'candidate'>;
}

/** Plat Ono Vich, Abd Al Rahman. */
const mostJoinedWords = 4;
const leastJoinedLength = 4;
/** In letters, between the words and the one. */
const mostJoinedDifference = 2;

/** Where free words of one name, next to each other, are one free word of the other. */
export function joinedPairs(query: FreeWords, candidate: FreeWords, model: ScreeningModel): Pair[] {
  const pairs: Pair[] = [];
  forEachJoined(query, candidate, model, ({ run, whole, found }) => {
    pairs.push({ ...found, query: run, candidate: { at: whole, count: 1 } });
  });
  forEachJoined(candidate, query, model, ({ run, whole, found }) => {
    pairs.push({ ...found, query: { at: whole, count: 1 }, candidate: run });
  });
  return pairs;
}

function forEachJoined(
  apart: FreeWords,
  whole: FreeWords,
  model: ScreeningModel,
  visit: (joined: Joined) => void,
): void {
  for (let at = 0; at + 1 < apart.parts.length; at += 1) {
    if (!isFree(apart, at) || !isFree(apart, at + 1)) continue;
    const firstLetter = apart.parts[at]!.text.charCodeAt(0);
    for (let index = 0; index < whole.parts.length; index += 1) {
      const one = whole.parts[index]!;
      if (!isFree(whole, index) || one.text.charCodeAt(0) !== firstLetter) continue;
      const joined = writtenAsOne(apart, at, one, model) ?? initialsOf(apart, at, one, model);
      if (joined) visit({ ...joined, whole: index });
    }
  }
}

function isFree({ parts, free }: FreeWords, at: number): boolean {
  return at < parts.length && (free & (1 << at)) !== 0;
}

/** The words from `at` on that are most like the one. */
function writtenAsOne(
  apart: FreeWords,
  at: number,
  one: NamePart,
  model: ScreeningModel,
): Omit<Joined, 'whole'> | null {
  if (one.text.length < leastJoinedLength || one.wordClass === 'number') return null;
  let length = apart.parts[at]!.text.length;
  let best: Omit<Joined, 'whole'> | null = null;
  for (let count = 2; count <= mostJoinedWords && isFree(apart, at + count - 1); count += 1) {
    length += apart.parts[at + count - 1]!.text.length;
    if (length > one.text.length + mostJoinedDifference) break;
    if (length < one.text.length - mostJoinedDifference) continue;
    const words = apart.parts.slice(at, at + count);
    const rank = joinedLikeness(words, one, model);
    if (rank < model.likeness.least_joined || rank <= (best?.found.rank ?? 0)) continue;
    const weight = (weightOf(words) + one.weight) / 2;
    const similarity = rank * model.likeness.joined_factor;
    best = { run: { at, count }, found: { similarity, rank, kind: 'joined', weight } };
  }
  return best;
}

function joinedLikeness(words: readonly NamePart[], one: NamePart, { likeness }: ScreeningModel): number {
  const text = words.map((word) => word.text).join('');
  if (text === one.text) return 1;
  const length = Math.max(text.length, one.text.length);
  const sounding = soundsJoined(
    words.map((word) => word.skeleton),
    one.skeleton,
  );
  const budget = editBudget(Math.min(text.length, one.text.length));
  const slips = slipsBetween(text, one.text, sounding ? length : budget, likeness);
  const typo = slips <= budget ? typoLikeness(slips, length, 1, likeness) : 0;
  const sound = sounding ? soundLikeness(slips, length, likeness) : 0;
  return Math.max(typo, sound);
}

/** The words from `at` on whose initials the one consists of; particles may be passed over: FBI has no O. */
function initialsOf(
  apart: FreeWords,
  at: number,
  one: NamePart,
  model: ScreeningModel,
): Omit<Joined, 'whole'> | null {
  if (one.initials === undefined) return null;
  let letter = 0;
  let next = at;
  while (letter < one.text.length) {
    if (!isFree(apart, next)) return null;
    const part = apart.parts[next]!;
    if (part.text.charCodeAt(0) === one.text.charCodeAt(letter)) letter += 1;
    else if (part.wordClass !== 'particle') return null;
    next += 1;
  }
  const words = apart.parts.slice(at, next);
  const similarity = one.initials === 'acronym' ? model.likeness.acronym : model.likeness.initial;
  const weight = (weightOf(words) + one.weight) / 2;
  return {
    run: { at, count: next - at },
    found: { similarity, rank: similarity, kind: one.initials, weight },
  };
}
