import { acronymsOf } from '../normalisation/acronyms';
import { classOf, type NameKind } from '../normalisation/word-classes';

/**
 * Ways to write a name of several words as one word that resembles none of them: all words joined without
 * spaces, and the acronyms of an organisation.
 */
export function oneWordForms(words: readonly string[], kind: NameKind): string[] {
  const joined =
    words.length > 1 ? [words.join(''), ...(kind === 'person' ? [givenNamesFirst(words).join('')] : [])] : [];
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
