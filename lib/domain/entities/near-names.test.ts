import { describe, expect, it } from 'vitest';
import { changedOver, slipsIn } from './near-names';

describe('entities · near names', () => {
  it.each([
    ['Gonzales', 'Ana María González', 1],
    ['gonzález', 'Ana Gonzalez', 0],
    ['Mohamed', 'Mohammed Al-Farsi', 1],
    ['Weskaorv', 'Anton Weškarov', 1],
    ['wsekaro', 'Anton Weškarov', 1],
    ['Antn Weskarov', 'Weškarov, Anton', 1],
    ['jhon', 'John Ash', 1],
  ])('%s is near %s', (text, name, slips) => {
    expect(slipsIn(text, name)).toBe(slips);
  });

  it.each([
    ['Anton Ash', 'Anton Weškarov'],
    ['Li', 'Lu Wei'],
    ['Ivan', 'Svend'],
    ['--', 'Anton Weškarov'],
  ])('%s is not near %s', (text, name) => {
    expect(slipsIn(text, name)).toBe(Infinity);
  });

  it('swaps two letters of a short word, and leaves longer words to the index', () => {
    expect(changedOver('Jhon')).toEqual(['hjon', 'john', 'jhno']);
    for (const text of ['Li', 'Weskarov', 'j-on', 'Ana B']) expect(changedOver(text)).toEqual([]);
  });
});
