import type { LikenessModel, ScreeningModel } from './model';

/** How alike two words are, from 0 (no likeness worth anything) to 1 (the same). */
export interface Similarity {
  value: number;
  kind: 'exact' | 'typo' | 'sound' | 'initial' | 'none';
}

export interface Word {
  text: string;
  /** See `skeletonOf`. */
  skeleton: string;
}

const none: Similarity = { value: 0, kind: 'none' };
const exact: Similarity = { value: 1, kind: 'exact' };

export function toWord(text: string): Word {
  return { text, skeleton: skeletonOf(text) };
}

export function wordSimilarity(a: Word, b: Word, { likeness: model }: ScreeningModel): Similarity {
  if (a.text === b.text) return exact;
  const [shorter, longer] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  if (shorter.length === 1) {
    return shorter[0] === longer[0] ? { value: model.initial, kind: 'initial' } : none;
  }
  if (hasDigit(shorter) || hasDigit(longer)) return none;

  const sounding = a.skeleton.length >= 2 && a.skeleton === b.skeleton;
  const budget = editBudget(shorter.length);
  if (!sounding && (budget === 0 || longer.length - shorter.length > budget)) return none;

  const edits = editDistance(a.text, b.text, sounding ? longer.length : budget);
  const typo = edits <= budget ? typoSimilarity(a.text, b.text, edits, model) : 0;
  const sound = sounding ? soundSimilarity(shorter, longer, edits, model) : 0;
  const value = Math.max(typo, sound);
  if (value < model.least) return none;
  return { value, kind: sound > typo ? 'sound' : 'typo' };
}

function typoSimilarity(a: string, b: string, edits: number, model: LikenessModel): number {
  const factor = a[0] === b[0] ? 1 : model.first_letter_factor;
  return 1 - (edits * factor) / (Math.max(a.length, b.length) + 1);
}

function soundSimilarity(shorter: string, longer: string, edits: number, model: LikenessModel): number {
  // A script without vowels, or a record that lost them, differs from the full word in nothing else.
  if (!/[aeiou]/.test(shorter) && shorter.length >= 3) return model.vowelless;
  return model.sound_share + (1 - model.sound_share) * (1 - edits / longer.length);
}

/** How many slips a word of this length may hold and still be the same word. */
function editBudget(length: number): number {
  if (length <= 2) return 0;
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

function hasDigit(word: string): boolean {
  return /\d/.test(word);
}

/** Spellings of one sound in the transliterations of Arabic, Slavic and East Asian names, most specific first. */
const soundRules: ReadonlyArray<readonly [RegExp, string]> = [
  // Petrović and Petrovich, Wasilij and Vasiliy, Wjatscheslaw and Vyacheslav, Jewgenij and Evgeny, Iakov and Yakov.
  [/(?<=[vw])ic$/, 'ich'],
  [/(?<=[ieo])j$/, ''],
  [/(?<=[bmpvw])j(?=[aeiou])/, 'i'],
  [/^[jy]e(?=[lvw])/, 'e'],
  [/^i(?=[aou])/, 'y'],
  [/shch|tsch|sch|tch|sh|ch|cz|tj/g, 'X'],
  [/dzh|zh|dj|dg(?=[eiy])/g, 'J'],
  [/ph/g, 'f'],
  // A scanner's misreading rather than a sound.
  [/rn/g, 'm'],
  [/kh/g, 'h'],
  [/gh|ck|q|g/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ts|tz/g, 's'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/^y(?=[aeiou])|j/g, 'J'],
];

/**
 * The consonants of a word as they sound, after its first letter: mohammed, muhamad and mhmd are all `mhmd`, qadhafi
 * and gaddafi both `kdf`. A vowel in front is kept as `A`.
 */
export function skeletonOf(word: string): string {
  const sounds = soundRules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  const first = /^[aeiouy]/.test(sounds) ? 'A' : sounds.slice(0, 1);
  return (
    first +
    sounds
      .slice(1)
      .replace(/[aeiouy]/g, '')
      .replace(/h$/, '')
  ).replace(/(.)\1+/g, '$1');
}

const rowLength = 64;
// The three rows that a distance needs, kept between calls: a search computes thousands, one after another.
let beforeLast: Uint8Array = new Uint8Array(rowLength);
let last: Uint8Array = new Uint8Array(rowLength);
let current: Uint8Array = new Uint8Array(rowLength);

/** Optimal string alignment distance; `limit + 1` when it is beyond the limit. Words have at most 63 letters. */
export function editDistance(a: string, b: string, limit: number): number {
  const beyond = limit + 1;
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) >= rowLength) return beyond;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row) > limit) return beyond;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? beyond, beyond);
}

/** Fills `current` and answers its least value. */
function fillRow(a: string, b: string, row: number): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  let least = row;
  current[0] = row;
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1);
    let distance =
      letter === other
        ? last[column - 1]!
        : 1 + Math.min(last[column - 1]!, last[column]!, current[column - 1]!);
    const swapped = row > 1 && column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2);
    if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
    current[column] = distance;
    if (distance < least) least = distance;
  }
  return least;
}
