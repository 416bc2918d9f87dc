import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { isInHand } from './is-in-hand';

/** Holds only what these tests read. */
const taken = { assigned_to: 'ann', status: 'Acknowledged', held: null, snoozed_until: null } as Alert;

it('alerts · triage · an alert is in the hand of the person who took it, until they decide or snooze it', () => {
  expect(isInHand(taken, 'ann')).toBe(true);
  expect(isInHand(taken, 'bob')).toBe(false);
  expect(isInHand({ ...taken, status: 'Resolved' }, 'ann')).toBe(false);
  expect(isInHand({ ...taken, snoozed_until: '2026-11-28T09:00:00Z' }, 'ann')).toBe(false);
});
