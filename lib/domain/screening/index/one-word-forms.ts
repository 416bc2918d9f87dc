import { classOf, type NameKind } from '../normalisation/word-classes';

const fewestWords = 3;
const mostLetters = 6;

/**
 * What a name may be written as in one word, none of whose letters need be any of its words': all of its words without
 * the spaces between them, and the acronyms of an organisation. None of a name that is one word.
 */
export function wholesOf(words: readonly string[], kind: NameKind): string[] {
  const joined = words.length > 1 ? [words.join('')] : [];
  return kind === 'person' ? joined : [...joined, ...acronymsOf(words)];
}

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
