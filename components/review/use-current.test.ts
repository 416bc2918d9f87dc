import { describe, expect, it } from 'vitest';
import type { ReviewRow } from './review-columns';
import { nextToDecide, placeIn } from './use-current';

// As much of a row as is read.
const row = (key: string, held: object | null = null) =>
  ({ item: { key, alert: { held } }, refusal: null }) as ReviewRow;
const rows = ['a', 'b', 'c'].map((key) => row(key));

describe('review · the row that keys act on', () => {
  it('is the chosen one, wherever it stands', () => {
    expect(placeIn(rows, { key: 'c', index: 0 })).toBe(2);
  });

  it('is the one that took the place of a row that has gone, and the last where none did', () => {
    expect(placeIn(rows, { key: 'gone', index: 1 })).toBe(1);
    expect(placeIn(rows, { key: 'gone', index: 3 })).toBe(2);
  });

  it('is none of an empty list', () => {
    expect(placeIn([], { key: 'gone', index: 0 })).toBe(-1);
  });

  it('is after a decision the next one that is still to be decided', () => {
    const some = [row('a'), row('b', {}), row('c')];
    expect(nextToDecide(some, 0)).toBe('c');
    expect(nextToDecide(some, 2)).toBeNull();
  });
});
