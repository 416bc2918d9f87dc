import { classOf } from '../reading/words';

const fewestWords = 3;
const mostLetters = 6;

/**
 * The acronyms that the name of an organisation may have: of all of its words, and of those that are not particles.
 * Legal forms are no part of one. None for names of fewer than three words.
 */
export function acronymsOf(words: readonly string[]): string[] {
  const own = words.filter((word) => classOf(word, 'organisation') !== 'legal_form');
  const whole = initialsOf(own);
  const weighty = initialsOf(own.filter((word) => classOf(word, 'organisation') !== 'particle'));
  return [...new Set([whole, weighty])].filter(
    ({ length }) => length >= fewestWords && length <= mostLetters,
  );
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}
