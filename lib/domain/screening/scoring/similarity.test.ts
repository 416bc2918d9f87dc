import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentModel } from '../model';
import { editDistance } from './edit-distance';
import { toWord, wordSimilarity } from './similarity';
import { skeletonOf } from './sound';

const likeness = (a: string, b: string) => wordSimilarity(toWord(a), toWord(b), currentModel);

describe('screening · words', () => {
  it.each([
    ['mohammed', 'muhamad', 'sound'],
    ['qadhafi', 'gaddafi', 'sound'],
    ['yusuf', 'yousef', 'sound'],
    ['aleksandr', 'alexander', 'sound'],
    ['hsyn', 'hussein', 'sound'],
    ['katherine', 'katehrine', 'typo'],
    ['zaramov', 'zaramow', 'typo'],
    ['v', 'vladislav', 'initial'],
    ['h0', 'ho', 'misread'],
    ['fawa2', 'fawaz', 'misread'],
    ['rl', 'ri', 'misread'],
  ])('takes %s for %s by %s', (a, b, kind) => {
    const { value } = likeness(a, b);
    expect(value).toBeGreaterThanOrEqual(0.65);
    expect(value).toBeLessThan(1);
    expect(['sound', 'typo', 'vowels', 'initial', 'misread']).toContain(likeness(a, b).kind);
    if (kind === 'initial') expect(likeness(a, b).kind).toBe('initial');
  });

  it.each([
    ['li', 'lu'],
    ['ivan', 'omar'],
    ['7898', '7899'],
    ['21', '2l'],
    ['il', 'li'],
    ['petrov', 'sidorov'],
  ])('does not take %s for %s', (a, b) => {
    expect(likeness(a, b).value).toBe(0);
  });

  it('keeps the consonants as they sound', () => {
    expect(['mohammed', 'muhamad', 'mhmd'].map(skeletonOf)).toEqual(['mhmd', 'mhmd', 'mhmd']);
    expect(skeletonOf('qadhafi')).toBe(skeletonOf('gaddafi'));
  });

  it.each([
    ['petrovic', 'petrowitsch'],
    ['wasilij', 'vasiliy'],
    ['wjatscheslaw', 'vyacheslav'],
    ['jewgenij', 'evgeny'],
    ['iakounine', 'yakunin'],
    ['timtschenko', 'timchenko'],
    ['xi', 'hsi'],
    ['xi', 'shi'],
    ['lee', 'li'],
    ['yyu', 'yu'],
  ])('hears one name in %s and %s, written for other readers', (a, b) => {
    expect(skeletonOf(a)).toBe(skeletonOf(b));
  });

  it('is symmetric, between 0 and 1, and 1 only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abdehimnorstuy'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { value } = likeness(a, b);
        expect(value).toBe(likeness(b, a).value);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value === 1).toBe(a === b);
      }),
    );
  });
});

describe('screening · vowels', () => {
  it('are guessed in a long word, and half of a short one', () => {
    const loss = (a: string, b: string) => (1 - likeness(a, b).value) * (a.length + 1);
    expect(loss('ellisona', 'allisona')).toBeLessThan(loss('zlisona', 'vlisona'));
    expect(likeness('peng', 'pong').value).toBeLessThan(likeness('pengari', 'pongari').value);
  });

  it('may be left out, but no consonant may', () => {
    expect(likeness('vldslv', 'vladislav').kind).toBe('vowels');
    expect(likeness('vldsl', 'vladislav').kind).not.toBe('vowels');
  });
});

describe('screening · edit distance', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcd', 'abdc', 1],
    ['ca', 'abc', 3],
    ['same', 'same', 0],
  ])('from "%s" to "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b, 10)).toBe(distance);
    expect(editDistance(b, a, 10)).toBe(distance);
  });

  it('goes no further than the limit', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(Infinity);
    expect(editDistance('a'.repeat(100), 'b'.repeat(100), 3)).toBe(Infinity);
  });
});
