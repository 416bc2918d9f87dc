import { editDistance } from './edit-distance';
import type { LikenessModel, ScreeningModel } from '../model';
import { isMisreading } from './confusable-characters';
import { areNicknames } from '../normalisation/nicknames';
import { skeletonOf } from './sound';
import { differingLetters, lettersOf } from './letter-masks';

/** How alike two words are, from 0 (no likeness worth anything) to 1 (the same). */
export interface Similarity {
  value: number;
  kind: 'exact' | 'typo' | 'sound' | 'vowels' | 'misread' | 'cut' | 'nickname' | 'initial' | 'none';
}

export interface Word {
  text: string;
  /** See `skeletonOf`. */
  skeleton: string;
  /** See `lettersOf`. */
  letters: number;
  /** Numbers are never misspelt. */
  hasDigits: boolean;
}

const lastDigit = '9'.charCodeAt(0);
const vowels = lettersOf('aeiouy');

const none: Similarity = { value: 0, kind: 'none' };
const exact: Similarity = { value: 1, kind: 'exact' };

/** A word that is cut short keeps as many letters as this. */
const leastCutLength = 3;
const leastGuessedVowels = 5;
/** What is left of a word without its vowels; less could be anything. */
const leastConsonants = 2;

export function toWord(text: string): Word {
  return wordOf(text, skeletonOf(text), lettersOf(text));
}

/** A word of which the rest is known. */
export function wordOf(text: string, skeleton: string, letters: number): Word {
  return { text, skeleton, letters, hasDigits: holdsDigits(text) };
}

export function wordSimilarity(a: Word, b: Word, { likeness }: ScreeningModel): Similarity {
  if (a.text === b.text) return exact;
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (shorter.text.length === 1) return initialSimilarity(shorter.text, longer.text, likeness);
  if (isMisreading(a.text, b.text)) return { value: likeness.misread, kind: 'misread' };
  if (a.hasDigits || b.hasDigits) return none;

  const sounding = a.skeleton.length >= 2 && a.skeleton === b.skeleton;
  const budget = editBudget(shorter.text.length);
  // A slip changes two letters at most.
  const mayBeTypo =
    longer.text.length - shorter.text.length <= budget &&
    differingLetters(a.letters, b.letters) <= 2 * budget;
  const edits =
    mayBeTypo || sounding
      ? slipsBetween(a.text, b.text, sounding ? longer.text.length : budget, likeness)
      : Infinity;

  let best = none;
  if (edits <= budget) best = typoSimilarity(a.text, b.text, edits, likeness);
  if (sounding) best = better(best, soundSimilarity(edits, longer.text.length, likeness));
  if ((shorter.letters & ~longer.letters) === 0)
    best = better(best, partialSimilarity(shorter, longer, likeness));
  if (best.value < likeness.nickname && areNicknames(a.text, b.text)) {
    best = { value: likeness.nickname, kind: 'nickname' };
  }
  return best.value < likeness.least ? none : best;
}

/** How many slips a word of this length may hold and still be the same word; a half is one vowel for another. */
export function editBudget(length: number): number {
  if (length <= 2) return 0;
  if (length <= 5) return 1;
  if (length <= 7) return 2;
  return length <= 9 ? 2.5 : 3;
}

function initialSimilarity(initial: string, word: string, likeness: LikenessModel): Similarity {
  return word.startsWith(initial) ? { value: likeness.initial, kind: 'initial' } : none;
}

function typoSimilarity(a: string, b: string, edits: number, likeness: LikenessModel): Similarity {
  const factor = a.charCodeAt(0) === b.charCodeAt(0) ? 1 : likeness.first_letter_factor;
  return { value: typoLikeness(edits, Math.max(a.length, b.length), factor, likeness), kind: 'typo' };
}

/** Slips lie among letters: the longer of the words has so many. */
export function typoLikeness(slips: number, length: number, factor: number, likeness: LikenessModel): number {
  return 1 - (likeness.typo_cost * slips ** likeness.typo_power * factor) / (length + likeness.typo_room);
}

/** See `editDistance`. In a word of one syllable the vowel is half of the name, and no guess. */
export function slipsBetween(a: string, b: string, limit: number, likeness: LikenessModel): number {
  const isShort = Math.min(a.length, b.length) < leastGuessedVowels;
  return editDistance(a, b, limit, isShort ? 1 : likeness.vowel_slip);
}

function soundSimilarity(edits: number, length: number, likeness: LikenessModel): Similarity {
  return { value: soundLikeness(edits, length, likeness), kind: 'sound' };
}

/** Of words that sound alike, the more so the fewer letters differ. */
export function soundLikeness(slips: number, length: number, likeness: LikenessModel): number {
  return likeness.sound_share + (1 - likeness.sound_share) * (1 - slips / length);
}

/** The letters of the one are all among the other's: some may have been left out, or the end cut off. */
function partialSimilarity(shorter: Word, longer: Word, likeness: LikenessModel): Similarity {
  const share = shorter.text.length / longer.text.length;
  const isCut = shorter.text.length >= leastCutLength && longer.text.startsWith(shorter.text);
  const cut: Similarity = isCut ? { value: likeness.cut + (1 - likeness.cut) * share, kind: 'cut' } : none;
  return lacksVowels(shorter.text, longer.text)
    ? better(cut, { value: likeness.vowels + (1 - likeness.vowels) * share, kind: 'vowels' })
    : cut;
}

/** Whether nothing but vowels was left out: `vldmr` of `vladimir`. */
function lacksVowels(shorter: string, longer: string): boolean {
  let at = 0;
  let consonants = 0;
  for (let index = 0; index < longer.length; index += 1) {
    const letter = longer.charCodeAt(index);
    if (shorter.charCodeAt(at) === letter) {
      at += 1;
      if (!isVowel(letter)) consonants += 1;
    } else if (!isVowel(letter)) return false;
  }
  return at === shorter.length && consonants >= leastConsonants;
}

function isVowel(letter: number): boolean {
  return (vowels & (1 << (letter % 32))) !== 0;
}

function better(a: Similarity, b: Similarity): Similarity {
  return b.value > a.value ? b : a;
}

function holdsDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) <= lastDigit) return true;
  return false;
}
