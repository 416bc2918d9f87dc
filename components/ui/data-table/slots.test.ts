import { describe, expect, it } from 'vitest';
import { slotsOf, withFocused } from './slots';

const row = (index: number) => ({ index, start: 32 + index * 36, end: 32 + (index + 1) * 36 });
const heightOf = (indexes: number[], count: number) =>
  slotsOf(indexes.map(row), 32, 32 + count * 36)
    .map((slot) => (slot.kind === 'gap' ? slot.heightPx : 36))
    .reduce((sum, height) => sum + height, 0);

describe('data table · slots', () => {
  it('fills the space before, between and after the rows', () => {
    expect(slotsOf([0, 5, 6].map(row), 32, 32 + 360)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'gap', after: 0, heightPx: 144 },
      { kind: 'row', index: 5 },
      { kind: 'row', index: 6 },
      { kind: 'gap', after: 6, heightPx: 108 },
    ]);
    expect(slotsOf([], 32, 68)).toEqual([{ kind: 'gap', after: -1, heightPx: 36 }]);
  });

  it('is always as high as all rows together', () => {
    expect(heightOf([3, 4, 9], 10_000)).toBe(360_000);
    expect(heightOf([0, 1, 2], 3)).toBe(108);
  });

  it('keeps the focused row in the document', () => {
    expect(withFocused([4, 5, 6], 5)).toEqual([4, 5, 6]);
    expect(withFocused([4, 5, 6], 900)).toEqual([4, 5, 6, 900]);
    expect(withFocused([4, 5, 6], 0)).toEqual([0, 4, 5, 6]);
    expect(withFocused([4, 5, 6], -1)).toEqual([4, 5, 6]);
  });
});
