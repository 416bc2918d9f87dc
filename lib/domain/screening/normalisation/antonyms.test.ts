import { describe, expect, it } from 'vitest';
import { toWords } from './normalise';
import { areAntonyms, polarityOf } from './antonyms';

describe('screening · antonyms', () => {
  it.each([
    ['Northern', 'South'],
    ['Nord', 'Sud'],
    ['Северный', 'Южный'],
    ['East', 'Northern'],
    ['Import', 'Exports'],
    ['New', 'Old'],
    ['Iranian', 'Iraq'],
  ])('conflict: %s and %s', (a, b) => {
    expect(areAntonyms(polarityOf(toWords(a)[0]!), polarityOf(toWords(b)[0]!))).toBe(true);
  });

  it.each([
    ['Northern', 'Nord'],
    ['Northern', 'Export'],
    ['Iran', 'Iranian'],
    ['Northern', 'Lantern'],
    ['Lantern', 'Orekhov'],
  ])('do not conflict: %s and %s', (a, b) => {
    expect(areAntonyms(polarityOf(toWords(a)[0]!), polarityOf(toWords(b)[0]!))).toBe(false);
  });
});
