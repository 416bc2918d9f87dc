import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import type { Check } from '@/lib/domain/checks/schema';
import { capitalised } from '@/lib/domain/wording';
import { isObject, type Json } from '@/components/ui/json';
import { fieldName } from './document-facts';
import { objectOf, objectsIn, readingOf, textOf } from './reading';

/**
 * How a field compares with the given data. `agree` needs a given value: parts of a document that agree only with each
 * other are `not_given`.
 */
export type Agreement = 'agree' | 'near' | 'conflict' | 'not_found' | 'not_read' | 'missing' | 'not_given';

/** A fact about the person, as given and as read from each part of the document. */
export interface ReadField {
  label: string;
  given: string | null;
  /** The value in the machine-readable zone or barcode, or in the document if a provider does not name zones. */
  read: string | null;
  /**
   * The result for the printed zone, which is only searched for the values of the other, so that it mostly has no text
   * of its own.
   */
  printed: string | null;
  agreement: Agreement;
}

export interface ReadFields {
  /** Where `read` comes from. */
  source: 'Machine-readable zone' | 'Barcode' | 'On the document';
  /** Whether the printed zone was read. */
  hasPrinted: boolean;
  rows: readonly ReadField[];
}

const order = [
  'name',
  'date_of_birth',
  'nationality',
  'document_number',
  'expiration_date',
  'gender',
  'issuing_country',
];
const countries: readonly string[] = ['nationality', 'issuing_country'];

function shown(field: string, value: string | null): string | null {
  if (value === null) return null;
  if (countries.includes(field)) return countryName(value);
  return field === 'gender' ? capitalised(value) : formatDate(value);
}

/** From the worst to the best. */
const agreements: readonly Agreement[] = ['conflict', 'not_found', 'near', 'not_read', 'agree'];

const worstOf = (found: readonly unknown[]): Agreement =>
  agreements.find((each) => found.includes(each)) ?? 'missing';

const comparisonOf = (given: string | null, found: readonly unknown[]): Agreement => {
  const worst = worstOf(found);
  return given === null && (worst === 'agree' || worst === 'missing') ? 'not_given' : worst;
};

/** Zones split a name into two parts. */
const partsOf = (field: string): readonly string[] =>
  field === 'name' ? ['given_names', 'surname'] : [field];

const isOfPrinted = ({ zones }: Json): boolean => Array.isArray(zones) && zones.includes('printed');

const printedWords: Record<string, string> = {
  agree: 'The same',
  near: 'Similar',
  conflict: 'Another',
  not_found: 'Not found',
  not_read: 'Could not be read',
};

/** The result for the worst part of a name. */
const printedOf = (compared: readonly Json[]): string | null => {
  const found = compared.map(({ agreement }) => agreement);
  return printedWords[worstOf(found)] ?? null;
};

/** The fields of an answer. A wrong answer, or one from outside, shows only the rows that it has values for. */
export function readFields(check: Pick<Check, 'result_data'>): ReadFields {
  const reading = readingOf(check);
  const { mrz, barcode, printed } = objectOf(reading.zones);
  const comparisons = objectsIn(reading.comparisons);
  const given = objectsIn(check.result_data.compared);
  const extracted = objectOf(check.result_data.extracted_data);
  const zone = objectOf(objectOf(mrz ?? barcode).fields);

  const rows = order.flatMap((field): ReadField[] => {
    const compared = given.find((each) => each.field === field) ?? {};
    const ofZones = comparisons.filter((each) => partsOf(field).includes(String(each.field)));
    const key = field === 'name' ? 'full_name' : field;
    const read = textOf(extracted[key]) ?? textOf(compared.found) ?? textOf(zone[field]);
    const printedHas = printedOf(ofZones.filter(isOfPrinted));
    const values = [textOf(compared.given), read];
    if (values.every((value) => value === null)) return [];
    const [givenText, readText] = values.map((value) => shown(field, value ?? null));
    return [
      {
        label: fieldName(field),
        given: givenText ?? null,
        read: readText ?? null,
        printed: printedHas,
        agreement: comparisonOf(givenText ?? null, [
          compared.agreement,
          ...ofZones.map(({ agreement }) => agreement),
        ]),
      },
    ];
  });
  const hasZone = isObject(mrz) || isObject(barcode);
  return {
    source: isObject(mrz) ? 'Machine-readable zone' : hasZone ? 'Barcode' : 'On the document',
    hasPrinted: isObject(printed) || rows.some((row) => row.printed !== null),
    rows,
  };
}

/** The lines of the zone as read, without corrections. */
export const zoneLines = (check: Pick<Check, 'result_data'>): string[] => {
  const { lines } = objectOf(objectOf(readingOf(check).zones).mrz);
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [];
};
