import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { legalFormOf } from '@/lib/domain/screening/normalisation/legal-forms';

/** Forms that a registry writes out and people shorten. Unlike in screening, Ltd and GmbH are not the same. */
const spellings = new Map([
  ['limited', 'ltd'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['aktiengesellschaft', 'ag'],
]);

/** Legal forms in screening that are part of a name here: Acme Group and Acme are two companies. */
const meaningful = new Set(['group', 'holding']);

const isLegalForm = (word: string) => {
  const form = legalFormOf(word);
  return form !== undefined && !meaningful.has(form);
};

/** The words of a company name without its legal form. */
export function bareName(name: string): string[] {
  return toWords(name).filter((word) => !isLegalForm(word));
}

/**
 * Whether two names are spellings of one company name. One of them may leave the legal form out; two different
 * legal forms make two companies.
 */
export function isSameCompanyName(one: string, other: string): boolean {
  if (bareName(one).join('') !== bareName(other).join('')) return false;
  const [oneForm, otherForm] = [legalFormIn(one), legalFormIn(other)];
  return oneForm === '' || otherForm === '' || oneForm === otherForm;
}

function legalFormIn(name: string): string {
  return toWords(name)
    .filter(isLegalForm)
    .map((word) => spellings.get(word) ?? word)
    .join(' ');
}
