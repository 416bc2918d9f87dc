import { expect, it } from 'vitest';
import { isSnoozed } from './snoozed';

it('alerts · snooze · ends at its time, which the alert keeps', () => {
  const snoozed_until = '2026-11-28T09:00:00.000Z';
  expect(isSnoozed({ snoozed_until }, new Date('2026-11-28T08:59:59.999Z'))).toBe(true);
  expect(isSnoozed({ snoozed_until }, new Date(snoozed_until))).toBe(false);
  expect(isSnoozed({ snoozed_until: null }, new Date(snoozed_until))).toBe(false);
});
