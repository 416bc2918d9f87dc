import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentModel } from '../models/known-models';
import { editDistance } from './edit-distance';
import { toWord, wordSimilarity } from './similarity';
import { skeletonOf } from './sound';

const similarity = (a: string, b: string) => wordSimilarity(toWord(a), toWord(b), currentModel);

describe('screening · words', () => {
  it.each([
    ['mohammed', 'muhamad', 'sound'],
    ['qadhafi', 'gaddafi', 'sound'],
    ['yusuf', 'yousef', 'nickname'],
    ['aleksandr', 'alexander', 'nickname'],
    ['rashid', 'resit', 'nickname'],
    ['oluwaseyi', 'seyi', 'nickname'],
    ['doo', 'tu', 'sound'],
    ['hsyn', 'hussein', 'sound'],
    ['katherine', 'katehrine', 'typo'],
    ['zaramov', 'zaramow', 'typo'],
    ['v', 'vladislav', 'initial'],
    ['h0', 'ho', 'misread'],
    ['fawa2', 'fawaz', 'misread'],
    ['rl', 'ri', 'misread'],
  ])('are similar: %s and %s (%s)', (a, b, kind) => {
    const { value } = similarity(a, b);
    expect(value).toBeGreaterThanOrEqual(0.65);
    expect(value).toBeLessThan(1);
    expect(['sound', 'typo', 'vowels', 'initial', 'misread', 'nickname']).toContain(similarity(a, b).kind);
    if (kind === 'initial' || kind === 'nickname') expect(similarity(a, b).kind).toBe(kind);
  });

  it.each([
    ['li', 'lu'],
    ['ivan', 'omar'],
    ['7898', '7899'],
    ['21', '2l'],
    ['il', 'li'],
    ['petrov', 'sidorov'],
  ])('are not similar: %s and %s', (a, b) => {
    expect(similarity(a, b).value).toBe(0);
  });

  it('have a skeleton of consonants by sound', () => {
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
  ])('have the same skeleton when they sound alike: %s and %s', (a, b) => {
    expect(skeletonOf(a)).toBe(skeletonOf(b));
  });

  it('have a symmetric similarity of 0 to 1, which is 1 only when they are the same', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abdehimnorstuy'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const { value } = similarity(a, b);
        expect(value).toBe(similarity(b, a).value);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value === 1).toBe(a === b);
      }),
    );
  });
});

describe('screening · vowels', () => {
  it('cost less than consonants, and less when the word is long', () => {
    const loss = (a: string, b: string) => (1 - similarity(a, b).value) * (a.length + 1);
    expect(loss('ellisona', 'allisona')).toBeLessThan(loss('zlisona', 'vlisona'));
    expect(similarity('peng', 'pong').value).toBeLessThan(similarity('pengari', 'pongari').value);
  });

  it('may be left out, unlike consonants', () => {
    expect(similarity('vldslv', 'vladislav').kind).toBe('vowels');
    expect(similarity('vldsl', 'vladislav').kind).not.toBe('vowels');
  });
});

describe('screening · edit distance', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcd', 'abdc', 1],
    ['ca', 'abc', 3],
    ['same', 'same', 0],
  ])('is symmetric: from "%s" to "%s" it is %i', (a, b, distance) => {
    expect(editDistance(a, b, 10)).toBe(distance);
    expect(editDistance(b, a, 10)).toBe(distance);
  });

  it('is Infinity when it exceeds the limit', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(Infinity);
    expect(editDistance('a'.repeat(100), 'b'.repeat(100), 3)).toBe(Infinity);
  });
});
