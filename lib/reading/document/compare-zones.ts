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
import { findDate, findName, findNumber } from '../printed/find-in-text.ts';

type Find = (value: string, lines: string[]) => Agreement;

/** Fields that are printed on every document, and how each is searched for. */
const compared: [field: FieldName, find: Find][] = [
  ['surname', findName],
  ['given_names', findName],
  ['document_number', findNumber],
  ['date_of_birth', findDate],
  ['expiration_date', findDate],
];

function withPrinted(zone: Zone, fields: ReadFields, { lines }: PrintedReading): ZoneComparison[] {
  const texts = lines.map(({ text }) => text);
  return compared.flatMap(([field, find]) => {
    const value = fields[field];
    if (value === null) return [];
    return [{ field, zones: [zone, 'printed'], values: [value, null], agreement: find(value, texts) }];
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
