import { describe, expect, it } from 'vitest';
import { areDifferentNames, countSyllables } from './attested-names';
import { areCounterparts } from './counterparts';

describe('screening · names that people are known to bear', () => {
  it.each([
    ['julia', 'julio'],
    ['selena', 'serena'],
    ['larsen', 'larson'],
    ['hamid', 'hamad'],
    ['minjun', 'minjung'],
    ['zhiming', 'zhimin'],
    ['jun', 'yun'],
    ['gwang', 'gwangsu'],
  ])('are different although they look alike: %s and %s', (a, b) => {
    expect(areDifferentNames(a, b)).toBe(true);
    expect(areDifferentNames(b, a)).toBe(true);
  });

  it.each([
    ['mohammed', 'muhammad'],
    ['hossein', 'husain'],
    ['sergei', 'sergey'],
    ['minsu', 'minsoo'],
    ['chiang', 'jiang'],
    ['putin', 'pulin'],
    ['zaramov', 'zaramow'],
    ['larsen', 'larsem'],
  ])('are not told apart where they are spellings of one name, or one is not known: %s and %s', (a, b) => {
    expect(areDifferentNames(a, b)).toBe(false);
  });

  it.each([
    ['adriano', 'adriana', true],
    ['dragan', 'dragana', true],
    ['stylianis', 'styliana', true],
    ['ivanov', 'ivanova', false],
    ['fatima', 'fatime', false],
    ['macron', 'macrone', false],
  ])('have feminine counterparts, which family names have not: %s and %s', (a, b, expected) => {
    expect(areCounterparts(a, b)).toBe(expected);
    expect(areCounterparts(b, a)).toBe(expected);
  });

  it.each([
    ['jong', 1],
    ['jinping', 2],
    ['zaramov', 0],
  ])('are syllables of Chinese and Korean names: %s is %i', (word, expected) => {
    expect(countSyllables(word)).toBe(expected);
  });
});
