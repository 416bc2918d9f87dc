import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { priorityOf, rowOf } from './list-row';

const now = new Date('2026-11-27T12:00:00Z');

/** Holds only the fields that a row reads. */
const alert = (priority: Alert['priority'], change: Partial<Alert> = {}) =>
  ({ token: priority, priority, status: 'Open', held: null, snoozed_until: null, ...change }) as Alert;

const rowWith = (...alerts: Alert[]) =>
  rowOf({ key: alerts[0]?.token ?? '', alerts }, { current: undefined, problems: new Map(), now });

it('alerts · list · a row of several hits keeps its priority while a decision on the highest can be undone', () => {
  const medium = alert('Medium');
  const held = alert('Critical', {
    held: { action: 'resolve', by: 'usr_ann', until: '2026-11-27T12:00:00Z' },
  });
  expect(priorityOf(medium, [held, medium])).toBe('Critical');
  expect(priorityOf(medium, [alert('Critical', { status: 'Resolved' }), medium])).toBe('Medium');
});

it('alerts · list · a row of several hits is about those that are not snoozed, if there are any', () => {
  const medium = alert('Medium');
  const snoozed = alert('Critical', { snoozed_until: '2026-11-28T09:00:00Z' });
  expect(rowWith(snoozed, medium)).toMatchObject({ lead: medium, priority: 'Medium' });
  expect(rowWith(snoozed)).toMatchObject({ lead: snoozed, priority: 'Critical' });
  expect(rowWith(snoozed, alert('Medium', { status: 'Resolved' }))).toMatchObject({ lead: snoozed });
  const isOver = alert('Critical', { snoozed_until: '2026-11-27T11:00:00Z' });
  expect(rowWith(isOver, medium)).toMatchObject({ lead: isOver, priority: 'Critical' });
});
