import { expect, it } from 'vitest';
import { counted, formatDateTime } from './format';

it('counted · uses singular or plural, and separates thousands', () => {
  expect([0, 1, 2, 1204].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '1,204 entries',
  ]);
});

it('formatDateTime · names the time zone', () => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }).formatToParts(
    new Date('2026-11-26T09:41:00.000Z'),
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  expect(formatDateTime('2026-11-26T09:41:00.000Z')).toMatch(/^2\d Nov 2026, \d{2}:\d{2} /);
  expect(formatDateTime('2026-11-26T09:41:00.000Z')).toMatch(new RegExp(`${zone}$`));
});
