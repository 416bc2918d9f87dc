import { expect, it } from 'vitest';
import { recordTime } from './record-time';

it('the time of a record · is in UTC with seconds, wherever the reader is', () => {
  expect(recordTime('2026-11-02T23:05:07.412Z')).toBe('2 Nov 2026, 23:05:07 UTC');
  expect(recordTime('2026-11-03T01:05:07+02:00')).toBe('2 Nov 2026, 23:05:07 UTC');
});
