import { describe, expect, it } from 'vitest';
import type { ReviewRow } from './review-columns';
import { nextToDecide, placeIn } from './use-current';

// Holds only the fields of a row that are read.
const row = (key: string, held: object | null = null) =>
  ({ item: { key, alert: { held } }, refusal: null }) as ReviewRow;
const rows = ['a', 'b', 'c'].map((key) => row(key));

describe('review · the row that keys act on', () => {
  it('is the chosen one, wherever it is', () => {
    expect(placeIn(rows, { key: 'c', index: 0 })).toBe(2);
  });

  it('is the one that replaced a removed row, or else the last', () => {
    expect(placeIn(rows, { key: 'gone', index: 1 })).toBe(1);
    expect(placeIn(rows, { key: 'gone', index: 3 })).toBe(2);
  });

  it('does not exist in an empty list', () => {
    expect(placeIn([], { key: 'gone', index: 0 })).toBe(-1);
  });

  it('is the next undecided one after a decision', () => {
    const some = [row('a'), row('b', {}), row('c')];
    expect(nextToDecide(some, 0)).toBe('c');
    expect(nextToDecide(some, 2)).toBeNull();
  });
});
