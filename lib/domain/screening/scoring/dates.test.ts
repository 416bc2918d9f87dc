import { describe, expect, it } from 'vitest';
import { compareDates } from './dates';
import { currentModel } from '../model';

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
  ])('%s against %j: %s', (query, listed, verdict) => {
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
  ])('takes %s for %s by a slip of the pen: %s', (query, listed, note) => {
    expect(compare(query, [listed]).note).toBe(note);
  });

  it.each([
    ['1930-05-05', '1990-05-05'],
    ['1980-05-05', '1990-05-05'],
    ['1890-05-05', '1990-05-05'],
  ])('holds %s for another person’s than %s: they are a generation apart, by one digit or not', (a, b) => {
    expect(compare(a, [b])).toMatchObject({ verdict: 'conflict', confirms: false });
    expect(compare(a, [b]).points).toBeLessThan(0);
  });

  it.each([
    ['1970-05-01', '1970-04-30'],
    ['1970-12-31', '1971-01-01'],
    ['1970-02-28', '1970-03-03'],
  ])('counts a gap of some days no less than a slip in the digits: %s and %s', (a, b) => {
    expect(compare(a, [b]).verdict).toBe('near');
    expect(compare(a, [b]).points).toBeGreaterThanOrEqual(compare('1970-05-13', ['1970-05-03']).points);
  });

  it('holds dates that agree to the day or the month for no chance, and those of one year for one', () => {
    const confirms = ['1970-02-03', '1970-02', '1970', '1970-02-04'].map(
      (query) => compare(query, ['1970-02-03']).confirms,
    );
    expect(confirms).toEqual([true, true, false, false]);
  });

  it('counts the more against a match the further the dates lie apart', () => {
    const points = ['1970-02-03', '1970-02', '1970', '1970-02-06', '1970-03-24', '1972', '1976', '1990'].map(
      (query) => compare(query, ['1970-02-03']).points,
    );
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(new Set(points).size).toBe(points.length);
  });
});
