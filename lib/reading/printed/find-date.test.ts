import { describe, expect, it } from 'vitest';
import { datesIn, findDate } from './find-date';

describe('printed dates', () => {
  it('finds dates in all formats of documents', () => {
    const readings = ['12 AUG 1974', '15JUN 2031', '03.04.1990', '1999-12-31'].map((line) =>
      datesIn(line).flatMap((date) => date.readings),
    );
    expect(readings).toEqual([['1974-08-12'], ['2031-06-15'], ['1990-04-03', '1990-03-04'], ['1999-12-31']]);
    expect(datesIn('F 12 AUG 1974 ROMA')).toEqual([{ readings: ['1974-08-12'], from: 2, to: 13 }]);
  });

  it.for([
    ['1974-08-12', '12 AUG 1974', 'agree'],
    ['1974-08-13', '12 AUG 1974 · 01 JAN 2030', 'conflict'],
    // One date, whichever of its numbers is the month.
    ['1974-08-13', '03.04.1990', 'not_found'],
    ['1993-10-04', '040CT 1993', 'agree'],
    ['1993-05-04', '040CT 1993', 'not_found'],
  ] as const)('%s in %s: %s', ([date, line, agreement]) => {
    expect(findDate(date, [{ text: line }])).toBe(agreement);
  });

  it('treats a date as not read if none is printed, or only the others of the zone', () => {
    expect(findDate('1956-09-06', [{ text: 'SPECIMEN' }])).toBe('not_read');
    const expires = { text: '15 OCT 2036' };
    expect(findDate('1956-09-06', [expires], ['2036-10-15'])).toBe('not_read');
    expect(findDate('1956-09-06', [expires], ['2036-10-16'])).toBe('not_found');
  });

  it.for([
    ['06 SEP 1', 'not_read'],
    ['06 SEP 19', 'not_read'],
    ['6SEP', 'not_read'],
    ['SEP 1956', 'not_read'],
    // Parts of another date, and whole dates.
    ['16 SEP 1', 'conflict'],
    ['06 OCT 1', 'conflict'],
    ['SEP 1965', 'conflict'],
    ['06 SEP 1965', 'conflict'],
    ['07 SEP 1956', 'conflict'],
  ] as const)('treats a date as not read if a part of it is: %s: %s', ([line, agreement]) => {
    const issued = [{ text: '15 OCT 2026' }, { text: '15 OCT 2036' }];
    expect(findDate('1956-09-06', [...issued, { text: line }], ['2036-10-15'])).toBe(agreement);
  });
});
