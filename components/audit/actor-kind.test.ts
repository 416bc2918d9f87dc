import { describe, expect, it } from 'vitest';
import { originOf } from './actor-kind';

describe('where a record comes from', () => {
  it('is its address, or the same words for every record without one', () => {
    expect(originOf({ ip_address: '203.0.113.7' })).toBe('203.0.113.7');
    expect(originOf({ ip_address: null })).toBe('This server');
  });
});
