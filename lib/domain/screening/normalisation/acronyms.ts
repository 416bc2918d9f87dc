import { classOf } from './word-classes';

const minAcronym = 3;
const maxAcronym = 6;

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
