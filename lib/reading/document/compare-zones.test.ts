import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../document-reading';
import { drawnBarcode, printedLine } from '../fixtures/drawn-licence';
import { compareZones } from './compare-zones';

const labels = ['Given names / Prénoms', 'Date of birth / Date de naissance', 'Document no.', 'Nationality'];
const values = ['ANNA MARIA', '12 AUG 1974', 'X23836562', '15 OCT 2036'];

const agreements = (lines: PrintedLine[]) =>
  Object.fromEntries(
    compareZones(null, drawnBarcode, { side: 'front', lines }).map(({ field, agreement }) => [
      field,
      agreement,
    ]),
  );

describe('zones compared', () => {
  it('say that a name is not in a print that was read well', () => {
    const lines = [...labels, 'MONTGOMERY', ...values].map((text) => printedLine(text));
    expect(agreements(lines)).toMatchObject({ surname: 'not_found', date_of_birth: 'agree' });
  });

  it('say only that a name was not read if most of the print was not', () => {
    const lines = [
      ...labels.map((text) => printedLine(text, 0.3)),
      ...values.map((text) => printedLine(text)),
    ];
    expect(agreements(lines)).toMatchObject({ surname: 'not_read', date_of_birth: 'agree' });
  });

  it('know which of the printed dates belongs to another field', () => {
    const others = [...labels, 'ERIKSSON', ...values].filter((text) => text !== '12 AUG 1974');
    expect(agreements(others.map((text) => printedLine(text)))).toMatchObject({
      date_of_birth: 'not_read',
      expiration_date: 'agree',
    });
  });
});
