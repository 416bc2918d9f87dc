import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { legalFormOf } from '@/lib/domain/screening/normalisation/legal-forms';

/** Spellings of one legal form. Unlike in screening, Ltd and GmbH are different forms. */
const abbreviations = new Map([
  ['limited', 'ltd'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['aktiengesellschaft', 'ag'],
]);

/**
 * Screening treats these as legal forms, but a registry does not: "Acme Group" and "Acme" are different
 * companies.
 */
const partOfName = new Set(['group', 'holding']);

const isLegalForm = (word: string) => {
  const form = legalFormOf(word);
  return form !== undefined && !partOfName.has(form);
};

export function bareName(name: string): string[] {
  return toWords(name).filter((word) => !isLegalForm(word));
}

/** Either name may omit the legal form, but if both have one, it must be the same. */
export function isSameCompanyName(one: string, other: string): boolean {
  if (bareName(one).join('') !== bareName(other).join('')) return false;
  const [oneForm, otherForm] = [legalFormIn(one), legalFormIn(other)];
  return oneForm === '' || otherForm === '' || oneForm === otherForm;
}

function legalFormIn(name: string): string {
  return toWords(name)
    .filter(isLegalForm)
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');
}
