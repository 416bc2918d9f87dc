import { classOf, type NameKind } from '../normalisation/word-classes';

const minAcronym = 3;
const maxAcronym = 6;

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

/** Acronyms with and without the initials of particles and legal forms: of a company, its C may be one. */
export function acronymsOf(words: readonly string[]): string[] {
  const classes = words.map((word) => classOf(word, 'organisation'));
  const withoutForms = initialsOf(words.filter((_, at) => classes[at] !== 'legal_form'));
  const telling = initialsOf(words.filter((_, at) => classes[at] !== 'particle'));
  const names = initialsOf(
    words.filter((_, at) => classes[at] !== 'particle' && classes[at] !== 'legal_form'),
  );
  return [...new Set([withoutForms, names, telling])].filter(
    ({ length }) => length >= minAcronym && length <= maxAcronym,
  );
}

function initialsOf(words: readonly string[]): string {
  return words.map((word) => word.charAt(0)).join('');
}
