import { describe, expect, it } from 'vitest';
import { compareIdentifiers } from './identifiers';

const listed = (...values: string[]) => values.map((value) => ({ value }));

describe('screening · identifiers', () => {
  it.each([
    ['AB 123-456', 'ab123456'],
    ['00123456', '123456'],
    ['IMO 9074729', '9074729'],
    ['ИНН 7708503', 'инн7708503'],
  ])('agree whatever the case and the punctuation: %s and %s', (asked, value) => {
    expect(compareIdentifiers([asked], listed('X-99999', value))).toEqual({
      verdict: 'agree',
      query: asked,
      listed: value,
    });
  });

  it.each([['1234'], ['0001234']])('says nothing about a number as short as %s', (number) => {
    expect(compareIdentifiers([number], listed(number)).verdict).toBe('missing');
  });

  it('holds two ships’ numbers against each other, and no two passports', () => {
    expect(compareIdentifiers(['IMO 9074729'], listed('IMO 9034731')).verdict).toBe('conflict');
    expect(compareIdentifiers(['IMO 9074729'], listed('IMO 9034732')).verdict).toBe('missing');
    expect(compareIdentifiers(['P1234567'], listed('P7654321')).verdict).toBe('missing');
  });

  it('has nothing to compare where either has none', () => {
    expect(compareIdentifiers([], listed('AB123456')).verdict).toBe('missing');
    expect(compareIdentifiers(['AB123456'], []).verdict).toBe('missing');
  });
});
