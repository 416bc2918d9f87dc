import { describe, expect, it } from 'vitest';
import { Values } from './conditions';

describe('values of a statement', () => {
  it('are numbered in their order, after those that were there', () => {
    const values = new Values(['prj']);
    expect(values.inline({ sql: 'a = ? and b > ?', values: ['x', 2] })).toBe('a = $2 and b > $3');
    expect(values.place('y')).toBe('$4');
    expect(values.list).toEqual(['prj', 'x', 2, 'y']);
  });

  it.each([
    ['a question mark in a text', `a = '?' and b = ?`],
    ['an operator of jsonb', `a ? 'key' and b = ?`],
    ['a missing value', 'a = ? and b = ?'],
    ['a value too many', 'a is null'],
  ])('are refused where they do not fit: %s', (_what, sql) => {
    expect(() => new Values().inline({ sql, values: ['x'] })).toThrow('places for values');
  });
});
