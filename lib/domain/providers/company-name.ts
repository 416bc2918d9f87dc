import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { legalFormOf } from '@/lib/domain/screening/normalisation/legal-forms';

/** Unlike in screening, equivalents such as Ltd and GmbH are different forms. */
const abbreviations = new Map([
  ['limited', 'ltd'],
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['company', 'co'],
  ['aktiengesellschaft', 'ag'],
]);

/** Screening ignores these as legal forms, but here they are part of the name: Acme Group is not Acme. */
const partOfName = new Set(['group', 'holding']);

const isLegalForm = (word: string) => {
  const form = legalFormOf(word);
  return form !== undefined && !partOfName.has(form);
};

export function bareName(name: string): string[] {
  return toWords(name).filter((word) => !isLegalForm(word));
}

/** Either spelling may omit the legal form, but two forms must be the same. */
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
