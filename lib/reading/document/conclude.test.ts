import { expect, it } from 'vitest';
import { drawnBarcode, printedLine } from '../fixtures/drawn-licence';
import { conclude } from './conclude';

const expected = { kind: null, country: null, today: '2026-11-23' };
const printed = ['Given names / Prénoms', 'Date of birth / Date de naissance', 'ANNA MARIA', '12 AUG 1974'];

const reasonsFor = (...others: string[]) =>
  conclude(
    {
      zones: {
        mrz: null,
        barcode: drawnBarcode,
        printed: { side: 'front', lines: [...printed, ...others].map((text) => printedLine(text)) },
      },
      hasZone: false,
      findings: [],
      datePlaces: {},
      printedDates: [],
    },
    { front: { image: new Uint8Array(), origin: null }, expected },
    [],
  ).refer_reasons;

it('a reading refers print that was not read, in other words than print that differs', () => {
  expect(reasonsFor('ERIKSSON', 'X23836562', '15 OCT 2036')).toEqual([]);
  expect(reasonsFor('ERIKSSON', 'X23836562', '15 OCT 20')).toEqual(['printed_field_unread']);
  expect(reasonsFor('MONTGOMERY', 'X23836562', '15 OCT 2036')).toEqual(['zones_differ']);
  expect(reasonsFor('MONTGOMERY', 'X23836562', '15 OCT 20')).toEqual([
    'printed_field_unread',
    'zones_differ',
  ]);
});
