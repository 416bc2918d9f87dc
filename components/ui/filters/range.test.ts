import { expect, it } from 'vitest';
import { aRange } from './range';

it('filters · a period is two days in order', () => {
  expect(aRange('2026-11-01..2026-11-30')).toBe('2026-11-01..2026-11-30');
  for (const text of ['2026-11-30..2026-11-01', '2026-11-31..2026-12-01', '2026-11-01', ''])
    expect(aRange(text)).toBe(null);
});
