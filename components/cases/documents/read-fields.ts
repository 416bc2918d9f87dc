import { countryName, formatDate } from '@/components/ui/format';
import type { Check } from '@/lib/domain/checks/schema';
import { capitalised } from '@/lib/domain/wording';
import { fieldName } from './document-facts';
import { isObject, type Json, objectOf, objectsIn, readingOf, textOf } from './reading';

/** `agree` is of what was given: parts of a document that only agree with one another have nothing to be compared with. */
export type Agreement = 'agree' | 'near' | 'conflict' | 'missing' | 'not_given';

/** A fact of the person: as it was given, and as each part of the document says it. */
export interface ReadField {
  label: string;
  given: string | null;
  /** Of the machine-readable zone or the barcode; of a provider that names no zones, of the document. */
  read: string | null;
  /** The printed zone is searched for what the other says, so that it mostly has a verdict alone. */
  printed: string | null;
  agreement: Agreement;
}

export interface ReadFields {
  /** What `read` is. */
  source: 'Machine-readable zone' | 'Barcode' | 'On the document';
  /** Whether the printed zone was looked at. */
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

/** The worst first. */
const agreements: readonly Agreement[] = ['conflict', 'near', 'agree'];

const worstOf = (found: readonly unknown[]): Agreement =>
  agreements.find((each) => found.includes(each)) ?? 'missing';

const comparisonOf = (given: string | null, found: readonly unknown[]): Agreement => {
  const worst = worstOf(found);
  return given === null && (worst === 'agree' || worst === 'missing') ? 'not_given' : worst;
};

/** Zones give a name in two parts. */
const partsOf = (field: string): readonly string[] =>
  field === 'name' ? ['given_names', 'surname'] : [field];

const isOfPrinted = ({ zones }: Json): boolean => Array.isArray(zones) && zones.includes('printed');

const printedWords: Record<string, string> = {
  agree: 'The same',
  near: 'Similar',
  conflict: 'Another',
  not_found: 'Not found',
};

/** The worst of a name's parts. */
const printedOf = (compared: readonly Json[]): string | null => {
  const found = compared.map(({ agreement }) => agreement);
  const worst = ['conflict', 'not_found', 'near', 'agree'].find((each) => found.includes(each));
  return worst ? (printedWords[worst] ?? null) : null;
};

/** A wrong or outside answer gives what it has: no row without a value. */
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

/** As read, with nothing repaired. */
export const zoneLines = (check: Pick<Check, 'result_data'>): string[] => {
  const { lines } = objectOf(objectOf(readingOf(check).zones).mrz);
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [];
};
