import { describe, expect, it } from 'vitest';
import { changesBetween, isSame, settingsOf, withValue } from './settings-path';

describe('policy settings', () => {
  it('are changed only at a path', () => {
    const before = { a: { b: 1, c: 2 }, d: 3 };
    expect(withValue(before, ['a', 'b'], 9)).toEqual({ a: { b: 9, c: 2 }, d: 3 });
    expect(before.a.b).toBe(1);
  });

  it('list their differences', () => {
    expect(changesBetween({ a: { b: 1 }, d: [1] }, { a: { b: 2 }, d: [1], e: null })).toEqual([
      { path: ['a', 'b'], before: 1, after: 2 },
      { path: ['e'], before: undefined, after: null },
    ]);
  });

  it('are compared by value: the order of fields does not matter, that of a list does', () => {
    const [one, other] = [
      { a: [{ from: 1, points: 2 }], b: 3 },
      { b: 3, a: [{ points: 2, from: 1 }] },
    ];
    expect(isSame(one, other)).toBe(true);
    expect(changesBetween(one, other)).toEqual([]);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSame({}, [])).toBe(false);
  });

  it('are read from JSON, which must be an object', () => {
    expect(settingsOf('{"a": 1}')).toEqual({ settings: { a: 1 } });
    expect(settingsOf('[1]')).toHaveProperty('problem');
    expect(settingsOf('{')).toHaveProperty('problem');
  });
});
