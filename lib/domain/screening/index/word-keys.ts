import type { Word } from '../scoring/similarity';

/** Letters whose loss makes a key; a slip beyond them is found by sound, or by the other words of the name. */
const keyedLetters = 12;
/** Shorter words may hold one slip, and so each is found letter by letter; longer ones may hold two and more. */
const leastLengthOfTwoSlips = 6;
const leastSoundsOfTwoSlips = 5;
const leastSkeleton = 2;
const leastConsonants = 3;

const spelling = 0x811c9dc5;
const sound = 0x2c1b3c6d;
const writing = 0x85ebca6b;
const none = -1;

/**
 * Hands over the keys (32-bit hashes) of a word, of which two words share one whenever they may stand for each other.
 *
 * They are the word itself and the word without each of its letters, which two words share whenever one insertion,
 * deletion, substitution or transposition lies between them; its sound; and, in a long word, its sound without each of
 * its letters, by which two slips are found where one of them is in a vowel; and its consonants as they are written, of
 * which a record that lost its vowels is left. Words of two letters are one slip from all others, and numbers are never misspelt: they have the key of the word itself alone.
 */
export function eachKey(word: Word, visit: (key: number) => void): void {
  const { text, skeleton } = word;
  visit(spellingKey(text));
  if (!isFuzzy(text)) return;
  eachLoss(spelling, text, visit);
  const consonants = text.replace(/[aeiouy]/g, '');
  if (consonants.length >= leastConsonants) visit(hash(writing, consonants, none));
  if (skeleton.length < leastSkeleton) return;
  visit(soundKey(word));
  const mayHoldTwo = text.length >= leastLengthOfTwoSlips && skeleton.length >= leastSoundsOfTwoSlips;
  if (mayHoldTwo) eachLoss(sound, skeleton, visit);
}

/** The key that no other spelling has, but for the word without one of its letters. */
export function spellingKey(text: string): number {
  return hash(spelling, text, none);
}

export function soundKey({ skeleton }: Word): number {
  return hash(sound, skeleton, none);
}

export function isFuzzy(text: string): boolean {
  return text.length >= 3 && !/\d/.test(text);
}

function eachLoss(seed: number, text: string, visit: (key: number) => void): void {
  for (let at = 0; at < Math.min(text.length, keyedLetters); at += 1) {
    if (text[at] !== text[at - 1]) visit(hash(seed, text, at));
  }
}

/** FNV-1a with murmur's last mixing, of a text without the letter at `skipped`. */
function hash(seed: number, text: string, skipped: number): number {
  let mixed = seed;
  for (let at = 0; at < text.length; at += 1) {
    if (at !== skipped) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
