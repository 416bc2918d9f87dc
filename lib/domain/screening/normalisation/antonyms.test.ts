import { describe, expect, it } from 'vitest';
import { toWords } from './normalise';
import { areOpposite, sideOf } from './antonyms';

describe('screening · words that are opposites', () => {
  it.each([
    ['Northern', 'South'],
    ['Nord', 'Sud'],
    ['Северный', 'Южный'],
    ['East', 'Northern'],
    ['Import', 'Exports'],
    ['New', 'Old'],
    ['Iranian', 'Iraq'],
  ])('%s and %s', (a, b) => {
    expect(areOpposite(sideOf(toWords(a)[0]!), sideOf(toWords(b)[0]!))).toBe(true);
  });

  it.each([
    ['Northern', 'Nord'],
    ['Northern', 'Export'],
    ['Iran', 'Iranian'],
    ['Northern', 'Lantern'],
    ['Lantern', 'Orekhov'],
  ])('%s and %s are not', (a, b) => {
    expect(areOpposite(sideOf(toWords(a)[0]!), sideOf(toWords(b)[0]!))).toBe(false);
  });
});
