import { describe, expect, it } from 'vitest';
import { datesIn, distanceWithin, findDate, findName, findNumber } from './find-in-text';

describe('the printed zone', () => {
  it.for([
    ['ERIKSSON', ['Surname / Nom', 'ERIKSSON'], 'agree'],
    ['ERIKSSON', ['ERIK SSON'], 'agree'],
    ['ERIKSSON', ['ERIKSSOM'], 'near'],
    ['ERIKSSON', ['MONTGOMERY'], 'not_found'],
    ['JOSE', ['José'], 'agree'],
    ['SO', ['PASSOPORT'], 'not_found'],
    ['SO', ['SO'], 'agree'],
    ['ANNA MARIA', ['ANNA'], 'not_found'],
  ] as const)('%s in %j: %s', ([name, lines, agreement]) => {
    expect(findName(name, [...lines])).toBe(agreement);
  });

  it('treats letters that look alike as equal, but not different digits', () => {
    expect(findNumber('C82667898', ['No. (82667898'])).toBe('agree');
    expect(findNumber('OB1065702', ['0B106S7O2'])).toBe('agree');
    expect(findNumber('X49111975', ['X49111976'])).toBe('near');
  });

  it('finds dates in all formats of documents', () => {
    const readings = ['12 AUG 1974', '15JUN 2031', '03.04.1990', '1999-12-31'].map((line) =>
      datesIn(line).flatMap((date) => date.readings),
    );
    expect(readings).toEqual([['1974-08-12'], ['2031-06-15'], ['1990-04-03', '1990-03-04'], ['1999-12-31']]);
    expect(datesIn('F 12 AUG 1974 ROMA')).toEqual([{ readings: ['1974-08-12'], from: 2, to: 13 }]);
    expect(findDate('1974-08-12', ['12 AUG 1974'])).toBe('agree');
    expect(findDate('1974-08-13', ['12 AUG 1974', '01 JAN 2030'])).toBe('conflict');
    expect(findDate('1974-08-13', ['SPECIMEN'])).toBe('not_found');
    // One date, whichever of its numbers is the month.
    expect(findDate('1974-08-13', ['03.04.1990'])).toBe('not_found');
  });

  it('counts changed letters within a text', () => {
    expect(distanceWithin('ABC', 'XXABCXX')).toBe(0);
    expect(distanceWithin('ABC', 'XXAXCXX')).toBe(1);
    expect(distanceWithin('ABC', '')).toBe(3);
  });
});
