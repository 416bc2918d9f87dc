import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { priorityOf } from './alert-row';

const alert = (priority: Alert['priority'], change: Partial<Alert> = {}) =>
  ({ priority, status: 'Open', held: null, ...change }) as Alert;

it('alerts · list · a row of several hits keeps its priority while a decision on the highest can be undone', () => {
  const medium = alert('Medium');
  const held = alert('Critical', {
    held: { action: 'resolve', by: 'usr_ann', until: '2026-11-27T12:00:00Z' },
  });
  expect(priorityOf(medium, [held, medium])).toBe('Critical');
  expect(priorityOf(medium, [alert('Critical', { status: 'Resolved' }), medium])).toBe('Medium');
});
