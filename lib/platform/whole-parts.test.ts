import { describe, expect, it } from 'vitest';
import { wholeParts } from './whole-parts';

describe('whole parts', () => {
  it('add up to the rounded whole', () => {
    expect(wholeParts([21.6, 13.75, 12, 7.6])).toEqual([22, 14, 12, 7]);
    expect(wholeParts([0.4, 0.4, 0.4])).toEqual([1, 0, 0]);
    expect(wholeParts([10, 20])).toEqual([10, 20]);
    expect(wholeParts([])).toEqual([]);
  });

  it('may be negative', () => {
    expect(wholeParts([44.25, 50.25, 2, -5])).toEqual([45, 50, 2, -5]);
    expect(wholeParts([95.4, -3.3, -2.3])).toEqual([95, -3, -2]);
  });

  it('round half up, whatever floating point makes of the sum', () => {
    // The sum is 27.499999999999996 in floating point.
    expect(wholeParts([17.79, 8.47, 1.24])).toEqual([18, 9, 1]);
  });
});
