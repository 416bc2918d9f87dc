import { describe, expect, it } from 'vitest';
import { compareDates } from './dates';
import { currentModel } from '../models/known-models';

const compare = (query: string | null, listed: string[]) => compareDates(query, listed, currentModel);

describe('screening · dates of birth', () => {
  it.each([
    ['1970-02-03', ['1970-02-03'], 'agree'],
    ['1970', ['1970-02-03'], 'agree'],
    ['1970-02-03', ['1970'], 'agree'],
    ['1970-02', ['1970-02-03'], 'agree'],
    ['1970-03', ['1970-02-03'], 'near'],
    ['1974', ['1973/1975'], 'agree'],
    ['1976', ['1973/1975'], 'near'],
    ['1973/1975', ['1974-05-05'], 'agree'],
    ['circa 1970', ['1971-02-03'], 'agree'],
    ['1971-02-03', ['Approx. 1970'], 'agree'],
    ['1970-03-02', ['1970-02-03'], 'near'],
    ['1981', ['1970'], 'conflict'],
    ['1981', ['1970', '1981-05-05'], 'agree'],
    ['1970', [], 'missing'],
    ['1970', ['circa then'], 'missing'],
    [null, ['1970'], 'missing'],
    ['', ['1970'], 'missing'],
    ['1970-02-30', ['1970'], 'missing'],
    ['1970-13', ['1970'], 'missing'],
  ])('compare %s with %j: %s', (query, listed, verdict) => {
    expect(compare(query, listed).verdict).toBe(verdict);
  });

  it.each([
    ['1970-03-02', '1970-02-03', 'day and month swapped'],
    ['1970-02-08', '1970-02-03', 'one slip in the digits'],
    ['1975-02-03', '1970-02-03', 'one slip in the digits'],
    ['1970-02-13', '1970-02-03', 'one slip in the digits'],
    ['1907-02-03', '1970-02-03', undefined],
    ['1960-02-03', '1970-02-03', undefined],
    ['1870-02-03', '1970-02-03', undefined],
    ['1961-02-08', '1970-02-03', undefined],
    ['1960', '1970', undefined],
  ])('recognise %s as a typo of %s: %s', (query, listed, note) => {
    expect(compare(query, [listed]).note).toBe(note);
  });

  it.each([
    ['1930-05-05', '1990-05-05'],
    ['1980-05-05', '1990-05-05'],
    ['1890-05-05', '1990-05-05'],
  ])('conflict when they are a generation apart, even by one digit: %s and %s', (a, b) => {
    expect(compare(a, [b])).toMatchObject({ verdict: 'conflict', confirms: false });
    expect(compare(a, [b]).points).toBeLessThan(0);
  });

  it.each([
    ['1970-05-01', '1970-04-30'],
    ['1970-12-31', '1971-01-01'],
    ['1970-02-28', '1970-03-03'],
  ])('score a gap of some days at least as high as a typo: %s and %s', (a, b) => {
    expect(compare(a, [b]).verdict).toBe('near');
    expect(compare(a, [b]).points).toBeGreaterThanOrEqual(compare('1970-05-13', ['1970-05-03']).points);
  });

  it('confirm a match when they agree to the day or month, not when they agree to the year', () => {
    const confirms = ['1970-02-03', '1970-02', '1970', '1970-02-04'].map(
      (query) => compare(query, ['1970-02-03']).confirms,
    );
    expect(confirms).toEqual([true, true, false, false]);
  });

  it('score lower the further they are apart', () => {
    const points = ['1970-02-03', '1970-02', '1970', '1970-02-06', '1970-03-24', '1972', '1976', '1990'].map(
      (query) => compare(query, ['1970-02-03']).points,
    );
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(new Set(points).size).toBe(points.length);
  });
});
