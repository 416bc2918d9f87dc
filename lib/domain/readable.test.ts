import { expect, it } from 'vitest';
import { datesInWords, formatDate } from './readable';

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
