import { describe, expect, it } from 'vitest';
import { lateText, paceText, rangeText, tooLittleText } from './forecast-text';

const estimate = (usual: number, low: number, high: number) => ({ usual, low, high });

describe('forecast · in words', () => {
  it.each([
    [[estimate(0, 0, 0)], 'every alert due by Mon 30 Nov will be done in time.'],
    [
      [estimate(0, 0, 2), estimate(0, 0, 3)],
      'every alert due by Mon 30 Nov will be done in time. If days are slow, 5 may be late.',
    ],
    [
      [estimate(1, 0, 4), estimate(2, 1, 3)],
      '3 alerts due by Mon 30 Nov will be late, likely between 1 and 7.',
    ],
    [[estimate(1, 1, 1)], '1 alert due by Mon 30 Nov will be late.'],
  ])('says how many will be late, and the likely range', (lates, text) => {
    expect(lateText(lates, 'Mon 30 Nov')).toBe(`At the usual pace, ${text}`);
  });

  it('shows a range in whole numbers, and none if both ends are the same', () => {
    expect(rangeText(estimate(4, 1.6, 7.2))).toBe('2 to 7');
    expect(rangeText(estimate(4, 3.8, 4.2))).toBe('');
  });

  it('says in whole numbers how many are usually resolved on such a day', () => {
    expect(paceText(estimate(0.3, 0, 1))).toBe('Usually 0 to 1 resolved');
    expect(paceText(estimate(4.2, 3.8, 4.2))).toBe('Usually 4 resolved');
    expect(paceText(estimate(0, 0, 0))).toBe('Usually none resolved');
  });

  it('says that a young project has too little history', () => {
    expect(tooLittleText(3)).toBe(
      'A forecast needs 14 days of alerts, and the first of the last four weeks came 3 days ago.',
    );
    expect(tooLittleText(0)).toBe(
      'A forecast needs 14 days of alerts, and there were none in the four weeks before today.',
    );
  });
});
