import { describe, expect, it } from 'vitest';
import { nextSort, orderOf } from './sort';

const created = { field: 'created_at', first: 'descending' } as const;

describe('data table · sort', () => {
  it('reads the order of a column from the parameter', () => {
    expect(orderOf('created_at', created)).toBe('ascending');
    expect(orderOf('-created_at', created)).toBe('descending');
    expect(orderOf('-recreated_at', created)).toBe('none');
  });

  it('begins with the order that the column prefers, then reverses it', () => {
    expect(nextSort('name', created)).toBe('-created_at');
    expect(nextSort('-created_at', created)).toBe('created_at');
    expect(nextSort('created_at', created)).toBe('-created_at');
    expect(nextSort('name', { field: 'age', first: 'ascending' })).toBe('age');
  });
});
