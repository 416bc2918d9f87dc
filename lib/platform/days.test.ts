import { describe, expect, it } from 'vitest';
import { existingDay, isoDay, startOfDay } from './days';

describe('days', () => {
  it.each(['2026-11-27', '2024-02-29', '1800-01-01', '9999-12-31'])('reads %s', (text) => {
    expect(existingDay(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '26-11-27',
    '2026-11',
    'undefined-1-1',
    '',
  ])('reads no day in %j', (text) => {
    expect(existingDay(text)).toBeNull();
  });

  it('are days of UTC', () => {
    const at = new Date('2026-11-27T23:59:59.999Z');
    expect(isoDay(at)).toBe('2026-11-27');
    expect(startOfDay(at)).toEqual(new Date('2026-11-27T00:00:00Z'));
  });
});
