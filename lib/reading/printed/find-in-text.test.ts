import { describe, expect, it } from 'vitest';
import { distanceWithin, findName, findNumber } from './find-in-text';
import type { ReadLine } from './read-line';

const readFor =
  (confidence: number) =>
  (text: string): ReadLine => ({ text, confidence });
const sure = readFor(0.95);
const doubted = readFor(0.5);

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
    expect(findName(name, lines.map(sure))).toBe(agreement);
  });

  it('treats letters that look alike as equal, but not different digits', () => {
    expect(findNumber('C82667898', [sure('No. (82667898')])).toBe('agree');
    expect(findNumber('OB1065702', [sure('0B106S7O2')])).toBe('agree');
    expect(findNumber('X49111975', [sure('X49111976')])).toBe('near');
  });

  it('treats a text as not read if it was read with doubt or in part, and not as a difference', () => {
    expect(findNumber('X49111975', [doubted('X49111976')])).toBe('not_read');
    expect(findNumber('X49111975', [doubted('X49111976'), sure('X49111976')])).toBe('near');
    expect(findNumber('X49111975', [sure('49111975')])).toBe('not_read');
    expect(findNumber('X49111975', [sure('X4911')])).toBe('not_read');
    expect(findNumber('X49111975', [sure('X491')])).toBe('not_found');
    expect(findName('KVARATSKHELIA', [doubted('KVABATSKMELIA')])).toBe('not_read');
    expect(findName('KVARATSKHELIA NINO', [sure('KVARATSKH'), sure('MARIA')])).toBe('not_found');
  });

  it('counts changed letters within a text', () => {
    expect(distanceWithin('ABC', 'XXABCXX')).toBe(0);
    expect(distanceWithin('ABC', 'XXAXCXX')).toBe(1);
    expect(distanceWithin('ABC', '')).toBe(3);
  });
});
