import { expect, it } from 'vitest';
import { datesInWords, formatDate, recordTime } from './dates-in-words';

it('the time of a record · is in UTC with seconds, wherever the reader is', () => {
  expect(recordTime('2026-11-02T23:05:07.412Z')).toBe('2 Nov 2026, 23:05:07 UTC');
  expect(recordTime('2026-11-03T01:05:07+02:00')).toBe('2 Nov 2026, 23:05:07 UTC');
});

it('a date · is in words where it is a day, and unchanged where it is none', () => {
  expect(['1964-05-04', '1964-05', '1964/1966'].map(formatDate)).toEqual([
    '4 May 1964',
    '1964-05',
    '1964/1966',
  ]);
  expect(datesInWords('Born on 2024-02-31 or 2024-13-45, listed on 2024-02-29.')).toBe(
    'Born on 2024-02-31 or 2024-13-45, listed on 29 Feb 2024.',
  );
});
