import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './use-row-focus';

describe('data table · keys', () => {
  it('moves with j, k and the arrows, and stops at the ends', () => {
    expect(rowAfterKey('j', 3, 10)).toBe(4);
    expect(rowAfterKey('ArrowUp', 3, 10)).toBe(2);
    expect(rowAfterKey('j', 9, 10)).toBe(9);
    expect(rowAfterKey('k', 0, 10)).toBe(0);
    expect(rowAfterKey('End', 3, 10)).toBe(9);
    expect(rowAfterKey('Home', 3, 10)).toBe(0);
  });

  it('ignores other keys and an empty list', () => {
    expect(rowAfterKey('Enter', 3, 10)).toBeUndefined();
    expect(rowAfterKey('toString', 3, 10)).toBeUndefined();
    expect(rowAfterKey('j', 0, 0)).toBeUndefined();
  });
});
