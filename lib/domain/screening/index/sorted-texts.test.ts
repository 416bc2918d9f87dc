import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '@/tests/fixtures/unicode-text';
import { resultOf } from '../steps';
import { sortedTexts } from './sorted-texts';

describe('screening · sorted texts', () => {
  it('are in the order of sort(), whatever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(unicodeText()), (texts) => {
        expect(resultOf(sortedTexts(texts))).toEqual(texts.toSorted());
      }),
    );
  });

  it('are sorted in steps, each of some thousand texts', () => {
    const texts = Array.from({ length: 20_000 }, (_, n) => String((n * 7919) % 20_000));
    const steps = [...sortedTexts(texts)].length;
    expect(steps).toBeGreaterThan(20);
    expect(resultOf(sortedTexts(texts))).toEqual(texts.toSorted());
  });
});
