import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { editDistance } from '@/lib/domain/screening/scoring/edit-distance';

// Names with a similar spelling to the typed text: each typed word must nearly match a word of the name.

/**
 * Number of spelling differences allowed in a word of this length: a letter added, missing or different, or
 * two swapped.
 */
const maxSlips = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** A word that is still being typed is compared with as many letters of the name. */
const slipsBetween = (typed: string, word: string): number =>
  Math.min(
    editDistance(typed, word, maxSlips(typed)),
    editDistance(typed, word.slice(0, typed.length), maxSlips(typed)),
  );

/** Infinity if a typed word matches no word of the name. */
export function slipsIn(text: string, name: string): number {
  const words = toWords(name);
  const ofWords = toWords(text).map((typed) => Math.min(...words.map((word) => slipsBetween(typed, word))));
  return ofWords.length === 0 ? Infinity : ofWords.reduce((sum, slips) => sum + slips, 0);
}

/** Words this short share hardly any trigrams after two of their letters are swapped. */
const shortWord = 5;

/** A short word with two adjacent letters swapped, in each possible way: four at most. */
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
