import type { Fact } from '@/components/ui/facts';
import { countryName } from '@/lib/domain/country-names';
import type { Check } from '@/lib/domain/checks/schema';
import { fieldLabel } from '@/lib/domain/wording';
import { documentNames } from './document-names';
import { providerSaid } from './face-facts';
import { objectOf, objectsIn, readingOf, textOf } from './reading';

type Answer = Pick<Check, 'result_data' | 'provider'>;

const names: Record<string, string> = { ...documentNames, visa: 'Visa' };

function documentText({ document_type, document_country }: Check['result_data']): string | null {
  const [type, country] = [textOf(document_type), textOf(document_country)];
  if (type === null) return country && countryName(country);
  const name = names[type] ?? fieldLabel(type);
  return country ? `${name}, ${countryName(country)}` : name;
}

const validations: Record<string, string> = {
  Pass: 'No problems found',
  Refer: 'Needs review',
  Fail: 'Problems found',
};

const tampering: Record<string, string> = {
  Pass: 'None found',
  Refer: 'Found; needs review',
  Fail: 'Found',
};

function checkDigits({ zones }: Record<string, unknown>): string | null {
  const digits = objectsIn(objectOf(objectOf(zones).mrz).check_digits);
  if (digits.length === 0) return null;
  const wrong = digits
    .filter(({ holds }) => holds === false)
    .map(({ field }) => fieldName(textOf(field) ?? ''));
  return wrong.length > 0 ? `Wrong: ${wrong.join(', ').toLowerCase()}` : 'All hold';
}

const fields: Record<string, string> = {
  name: 'Name',
  date_of_birth: 'Date of birth',
  nationality: 'Nationality',
  document_number: 'Document number',
  expiration_date: 'Valid until',
  gender: 'Sex',
  issuing_country: 'Issued by',
  composite: 'The whole zone',
};

export const fieldName = (field: string): string => fields[field] ?? fieldLabel(field);

/** The facts of a document check about the document as a whole. The data read from it is in a table. */
export function documentFacts(check: Answer): Fact[] {
  const { validation_result, tamper_result } = check.result_data;
  const facts: [string, string | null | undefined][] = [
    ['Document', documentText(check.result_data)],
    ['Validity and data', validations[textOf(validation_result) ?? '']],
    ['Signs of tampering', tampering[textOf(tamper_result) ?? '']],
    ['Check digits', checkDigits(readingOf(check))],
  ];
  return [...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])), ...providerSaid(check)];
}
