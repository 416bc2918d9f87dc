import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { editDistance } from '@/lib/domain/screening/scoring/edit-distance';

// Names that somebody may have meant who typed another: each typed word is nearly a word of the name.

/** How many slips a word of so many letters may have: a letter more, less or other, or two changed over. */
const maxSlips = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** A word whose end is not typed yet is compared with as many letters. */
const slipsBetween = (typed: string, word: string): number =>
  Math.min(
    editDistance(typed, word, maxSlips(typed)),
    editDistance(typed, word.slice(0, typed.length), maxSlips(typed)),
  );

/** Infinity where a typed word is nearly none of the name. */
export function slipsIn(text: string, name: string): number {
  const words = toWords(name);
  const ofWords = toWords(text).map((typed) => Math.min(...words.map((word) => slipsBetween(typed, word))));
  return ofWords.length === 0 ? Infinity : ofWords.reduce((sum, slips) => sum + slips, 0);
}

/** Words of so few letters have hardly a trigram in common when two of them change places. */
const shortWord = 5;

/** A short word with two of its letters changed over, in each way: four at most. */
export function changedOver(text: string): string[] {
  const letters = [...text.trim().toLowerCase()];
  if (letters.length < 3 || letters.length > shortWord || !letters.every((each) => /\p{L}/u.test(each)))
    return [];
  return letters
    .slice(1)
    .map((letter, at) =>
      letters
        .with(at, letter)
        .with(at + 1, letters[at] ?? '')
        .join(''),
    )
    .filter((changed) => changed !== letters.join(''));
}
