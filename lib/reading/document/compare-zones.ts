import type {
  Agreement,
  BarcodeReading,
  FieldName,
  MrzReading,
  PrintedReading,
  ReadFields,
  Zone,
  ZoneComparison,
} from '../document-reading.ts';
import { findDate } from '../printed/find-date.ts';
import { findName, findNumber } from '../printed/find-in-text.ts';
import { isWellRead, type ReadLine } from '../printed/read-line.ts';

type Find = (value: string, lines: readonly ReadLine[], fields: ReadFields) => Agreement;

const findDateOf: Find = (value, lines, { date_of_birth, expiration_date }) => {
  const dates = [date_of_birth, expiration_date].filter((date) => date !== null);
  return findDate(
    value,
    lines,
    dates.filter((date) => date !== value),
  );
};

/** Fields that are printed on every document, and how each is searched for. */
const compared: [field: FieldName, find: Find][] = [
  ['surname', findName],
  ['given_names', findName],
  ['document_number', findNumber],
  ['date_of_birth', findDateOf],
  ['expiration_date', findDateOf],
];

function withPrinted(zone: Zone, fields: ReadFields, { lines }: PrintedReading): ZoneComparison[] {
  const nothingSimilar = isWellRead(lines) ? 'not_found' : 'not_read';
  return compared.flatMap(([field, find]) => {
    const value = fields[field];
    if (value === null) return [];
    const found = find(value, lines, fields);
    const agreement = found === 'not_found' ? nothingSimilar : found;
    return [{ field, zones: [zone, 'printed'], values: [value, null], agreement }];
  });
}

function betweenCodes(mrz: MrzReading, barcode: BarcodeReading): ZoneComparison[] {
  return compared.flatMap(([field]) => {
    const [one, other] = [mrz.fields[field], barcode.fields[field]];
    if (one === null || other === null) return [];
    return [
      {
        field,
        zones: ['mrz', 'barcode'],
        values: [one, other],
        agreement: one === other ? 'agree' : 'conflict',
      },
    ];
  });
}

export function compareZones(
  mrz: MrzReading | null,
  barcode: BarcodeReading | null,
  printed: PrintedReading | null,
): ZoneComparison[] {
  return [
    ...(mrz && barcode ? betweenCodes(mrz, barcode) : []),
    ...(mrz && printed ? withPrinted('mrz', mrz.fields, printed) : []),
    ...(barcode && printed && !mrz ? withPrinted('barcode', barcode.fields, printed) : []),
  ];
}
