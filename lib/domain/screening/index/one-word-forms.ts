import { acronymsOf } from '../normalisation/acronyms';
import { classOf, type NameKind } from '../normalisation/word-classes';

/**
 * Ways to write a name as one word that its own words would not be found by: all words joined without spaces, and the
 * acronyms of an organisation.
 */
export function oneWordForms(words: readonly string[], kind: NameKind): string[] {
  const whole = words.join('');
  // A name of one letter would be an initial, and initials are not looked up.
  if (words.length === 1) return whole.length === 1 ? [whole] : [];
  const joined = [whole, ...(kind === 'person' ? [givenNamesFirst(words).join('')] : [])];
  return kind === 'person' ? joined : [...joined, ...joinedName(words), ...acronymsOf(words)];
}

/** Without the legal form, if that changes it. */
export function joinedName(words: readonly string[]): string[] {
  const name = words.filter((word) => classOf(word, 'organisation') !== 'legal_form');
  return name.length > 0 && name.length < words.length ? [name.join('')] : [];
}

/** Lists have the family name first, records the given names. */
function givenNamesFirst<Word>(words: readonly Word[]): Word[] {
  return [...words.slice(1), ...words.slice(0, 1)];
}
