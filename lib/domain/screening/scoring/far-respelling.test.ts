import { describe, expect, it } from 'vitest';
import { compareNames } from '../compare';

const isMatch = (a: string, b: string) => compareNames(a, b, 'person').match;

describe('screening · names that differ in more than their spelling', () => {
  it.each([
    ['Tafadzwa Zarambeti', 'Takudzwa Zarambeti'],
    ['Tatenda Zarambeti', 'Tendai Zarambeti'],
    ['Karmenu Zarambeti', 'Karmena Zarambeti'],
    ['Omar Ali Zarambeti', 'Ali Omar Zarambeti'],
  ])('do not match: %s and %s', (a, b) => {
    expect(isMatch(a, b)).toBe(false);
    expect(isMatch(b, a)).toBe(false);
  });

  it.each([
    ['Tafadwza Zarambeti', 'Tafadzwa Zarambeti', 'one slip'],
    ['Ali Zarambeti Omar', 'Zarambeti Omar Ali', 'another order'],
    ['Zarambeti, Omar Ali', 'Ali Omar Zarambeti', 'all words in reverse'],
    ['Muhammad Zarambeti', 'Mohamed Zarambeti', 'spellings'],
  ])('match still: %s and %s (%s)', (a, b) => {
    expect(isMatch(a, b)).toBe(true);
    expect(isMatch(b, a)).toBe(true);
  });

  it('make different names of companies too', () => {
    const [a, b] = ['Tafadzwa Zarambeti Mining', 'Takudzwa Zarambeti Mining'] as const;
    expect(compareNames(a, b, 'company').match).toBe(false);
  });
});
