import type { Word } from '../scoring/similarity';

/**
 * Deletions beyond these letters make no key: such typos are found by sound, or by the other words of the
 * name.
 */
const keyedLetters = 12;
/** Shorter words allow one typo and are found by spelling; longer ones may hold two. */
const minLengthForTwoTypos = 6;
const minSkeletonForTwoTypos = 5;
const minSkeleton = 2;
const minConsonants = 3;

const spellingSeed = 0x811c9dc5;
const soundSeed = 0x2c1b3c6d;
const consonantSeed = 0x85ebca6b;
const none = -1;

/**
 * Visits the 32-bit hash keys of a word. Two words that may match share at least one. The keys are: the word
 * and its single-letter deletions (as in SymSpell: words one edit apart share one); its phonetic skeleton;
 * for a long word, the deletions of the skeleton, which find two typos when one is in a vowel; and the
 * consonants as spelled, for records that lost their vowels. Two-letter words, which are one edit from every
 * other, and numbers, which must match exactly, have only the key of the word itself.
 */
export function eachKey(word: Word, visit: (key: number) => void): void {
  const { text, skeleton } = word;
  visit(spellingKey(text));
  if (!isFuzzy(text)) return;
  eachDeletion(spellingSeed, text, visit);
  const consonants = text.replace(/[aeiouy]/g, '');
  if (consonants.length >= minConsonants) visit(hash(consonantSeed, consonants, none));
  if (skeleton.length < minSkeleton) return;
  visit(soundKey(word));
  const mayHoldTwoTypos = text.length >= minLengthForTwoTypos && skeleton.length >= minSkeletonForTwoTypos;
  if (mayHoldTwoTypos) eachDeletion(soundSeed, skeleton, visit);
}

export function spellingKey(text: string): number {
  return hash(spellingSeed, text, none);
}

export function soundKey({ skeleton }: Word): number {
  return hash(soundSeed, skeleton, none);
}

export function isFuzzy(text: string): boolean {
  return text.length >= 3 && !/\d/.test(text);
}

function eachDeletion(seed: number, text: string, visit: (key: number) => void): void {
  for (let deleted = 0; deleted < Math.min(text.length, keyedLetters); deleted += 1) {
    if (text[deleted] !== text[deleted - 1]) visit(hash(seed, text, deleted));
  }
}

/** FNV-1a with murmur's finaliser, of the text without the letter at `skipped`. */
function hash(seed: number, text: string, skipped: number): number {
  let mixed = seed;
  for (let at = 0; at < text.length; at += 1) {
    if (at !== skipped) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
