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

/**
 * The 32-bit hash keys of a word. Two words that may match share at least one. The keys are: the word
 * and its single-letter deletions (as in SymSpell: words one edit apart share one); its phonetic skeleton;
 * for a long word, the deletions of the skeleton, which find two typos when one is in a vowel; and the
 * consonants as spelled, for records that lost their vowels. Two-letter words, which are one edit from every
 * other, and numbers, which must match exactly, have only the key of the word itself.
 */
export function keysOf(word: Word): number[] {
  const { text, skeleton } = word;
  const keys = [spellingKey(text)];
  if (!isFuzzy(text)) return keys;
  addDeletions(spellingSeed, text, keys);
  const consonants = text.replace(/[aeiouy]/g, '');
  if (consonants.length >= minConsonants) keys.push(hash(consonantSeed, consonants));
  if (skeleton.length < minSkeleton) return keys;
  keys.push(soundKey(word));
  const mayHoldTwoTypos = text.length >= minLengthForTwoTypos && skeleton.length >= minSkeletonForTwoTypos;
  if (mayHoldTwoTypos) addDeletions(soundSeed, skeleton, keys);
  return keys;
}

export function spellingKey(text: string): number {
  return hash(spellingSeed, text);
}

export function soundKey({ skeleton }: Word): number {
  return hash(soundSeed, skeleton);
}

export function isFuzzy(text: string): boolean {
  return text.length >= 3 && !/\d/.test(text);
}

function addDeletions(seed: number, text: string, keys: number[]): void {
  let before = seed;
  for (let deleted = 0; deleted < Math.min(text.length, keyedLetters); deleted += 1) {
    if (text[deleted] !== text[deleted - 1]) keys.push(finished(mixed(before, text, deleted + 1)));
    before = mixed(before, text, deleted, deleted + 1);
  }
}

/** FNV-1a with murmur's finaliser. */
function hash(seed: number, text: string): number {
  return finished(mixed(seed, text, 0));
}

function mixed(seed: number, text: string, start: number, end = text.length): number {
  let sum = seed;
  for (let at = start; at < end; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

function finished(sum: number): number {
  const once = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 12)) >>> 0;
}
