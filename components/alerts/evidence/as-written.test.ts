import { expect, it } from 'vitest';
import { asWritten } from './as-written';

const names = [
  'Ptolomy Quilfeather',
  'QUILLFEATHER, Ptolemy',
  'Cobweb & Moonbeam Exports L.L.C.',
  'Al-Sayed José',
];

it('alerts · evidence · shows the words of a score as the names write them', () => {
  expect(asWritten('ptolomy', names)).toBe('Ptolomy');
  expect(asWritten('ptolemy quillfeather', names)).toBe('Ptolemy QUILLFEATHER');
  expect(asWritten('llc', names)).toBe('L.L.C');
  expect(asWritten('sayed jose', names)).toBe('Sayed José');
  expect(asWritten('alsayed', names)).toBe('Al-Sayed');
});

it('alerts · evidence · leaves a whole name and words of no name as they are', () => {
  expect(asWritten('QUILLFEATHER, Ptolemy', names)).toBe('QUILLFEATHER, Ptolemy');
  expect(asWritten('company & sons', names)).toBe('company & sons');
});

it('alerts · evidence · writes a word of both names as the first one does', () => {
  expect(asWritten('orekhov', ['Arkady Orekhov', 'OREKHOV, Arkady'])).toBe('Orekhov');
});
