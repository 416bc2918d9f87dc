import { describe, expect, it } from 'vitest';
import { nextSort, orderOf } from './sort';

const created = { field: 'created_at', first: 'descending' } as const;

describe('data table · sort', () => {
  it('reads a column’s order from the parameter', () => {
    expect(orderOf('created_at', created)).toBe('ascending');
    expect(orderOf('-created_at', created)).toBe('descending');
    expect(orderOf('-recreated_at', created)).toBe('none');
  });

  it('starts with the column’s preferred order, then reverses it', () => {
    expect(nextSort('name', created)).toBe('-created_at');
    expect(nextSort('-created_at', created)).toBe('created_at');
    expect(nextSort('created_at', created)).toBe('-created_at');
    expect(nextSort('name', { field: 'age', first: 'ascending' })).toBe('age');
  });
});
