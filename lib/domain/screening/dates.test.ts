import { describe, expect, it } from 'vitest';
import { compareDates } from './dates';
import { currentModel } from './model';

describe('screening · dates of birth', () => {
  it.each([
    ['1970-02-03', ['1970-02-03'], 'agree'],
    ['1970', ['1970-02-03'], 'agree'],
    ['1970-02-03', ['1970'], 'agree'],
    ['1970-02', ['1970-02-03'], 'agree'],
    ['1970-03', ['1970-02-03'], 'near'],
    ['1974', ['1973/1975'], 'agree'],
    ['1976', ['1973/1975'], 'near'],
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
    expect(compareDates(query, listed, currentModel).verdict).toBe(verdict);
  });

  it('counts the more against a match the further the dates lie apart', () => {
    const points = ['1970-02-03', '1970', '1970-02-20', '1972', '1976', '1990'].map(
      (query) => compareDates(query, ['1970-02-03'], currentModel).points,
    );
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(new Set(points).size).toBe(points.length);
  });
});
