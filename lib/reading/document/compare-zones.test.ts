import { describe, expect, it } from 'vitest';
import type { BarcodeReading, PrintedLine } from '../document-reading';
import { compareZones } from './compare-zones';

const corners: PrintedLine['corners'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const barcode: BarcodeReading = {
  place: { side: 'back', corners },
  issuer: '636000',
  version: 10,
  fields: {
    surname: 'ERIKSSON',
    given_names: 'ANNA MARIA',
    document_number: 'X23836562',
    nationality: null,
    issuing_country: 'US',
    date_of_birth: '1974-08-12',
    expiration_date: '2036-10-15',
    gender: 'female',
  },
};

const lineOf = (text: string, confidence = 0.95): PrintedLine => ({ text, confidence, corners });

const labels = ['Given names / Prénoms', 'Date of birth / Date de naissance', 'Document no.', 'Nationality'];
const values = ['ANNA MARIA', '12 AUG 1974', 'X23836562', '15 OCT 2036'];

const agreements = (lines: PrintedLine[]) =>
  Object.fromEntries(
    compareZones(null, barcode, { side: 'front', lines }).map(({ field, agreement }) => [field, agreement]),
  );

describe('zones compared', () => {
  it('say that a name is not in a print that was read well', () => {
    const lines = [...labels, 'MONTGOMERY', ...values].map((text) => lineOf(text));
    expect(agreements(lines)).toMatchObject({ surname: 'not_found', date_of_birth: 'agree' });
  });

  it('say only that a name was not read if most of the print was not', () => {
    const lines = [...labels.map((text) => lineOf(text, 0.3)), ...values.map((text) => lineOf(text))];
    expect(agreements(lines)).toMatchObject({ surname: 'not_read', date_of_birth: 'agree' });
  });

  it('know which of the printed dates belongs to another field', () => {
    const others = [...labels, 'ERIKSSON', ...values].filter((text) => text !== '12 AUG 1974');
    expect(agreements(others.map((text) => lineOf(text)))).toMatchObject({
      date_of_birth: 'not_read',
      expiration_date: 'agree',
    });
  });
});
