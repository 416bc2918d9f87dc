import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { countLoaded, isGone } from './count-loaded';
import { queriesOf } from './list-filters';
import type { ListState } from './list-filters';

const page = (part: number, length: number, total: number, totalIsMinimum = false) => ({
  part,
  total,
  totalIsMinimum,
  alerts: Array.from({ length }, () => ({}) as Alert),
});

it('alerts · list · counts alerts, and gives the total once every query has answered', () => {
  const exact = { totalIsMinimum: false, gone: 0 };
  expect(countLoaded([], 1, 0)).toEqual({ ...exact, loaded: 0, total: undefined });
  expect(countLoaded([page(0, 50, 81)], 1, 0)).toEqual({ ...exact, loaded: 50, total: 81 });
  expect(countLoaded([page(0, 50, 81), page(0, 31, 81)], 2, 0)).toEqual({
    ...exact,
    loaded: 81,
    total: undefined,
  });
  expect(countLoaded([page(0, 31, 31), page(1, 4, 4)], 2, 0)).toEqual({ ...exact, loaded: 35, total: 35 });
  expect(countLoaded([page(1, 4, 4)], 2, 0)).toEqual({ ...exact, loaded: 4, total: 4 });
  expect(countLoaded([page(0, 50, 10_000, true), page(1, 4, 4)], 2, 0)).toEqual({
    loaded: 54,
    total: 10_004,
    totalIsMinimum: true,
    gone: 0,
  });
});

it('alerts · list · counts without the alerts that have gone since, once each', () => {
  const since = { loaded: 10, total: 10, totalIsMinimum: false, gone: 2 };
  expect(countLoaded([page(0, 12, 12)], 1, 2)).toEqual(since);
  // The second page was read after both had gone.
  const pages = [page(0, 50, 81), page(0, 29, 79)];
  expect(countLoaded(pages, 1, 2)).toEqual({ ...since, loaded: 77, total: 79 });
});

describe('alerts · list · an alert has gone from', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const open = { status: 'Open', assigned_to: 'usr_ann', snoozed_until: null } as Alert;
  const goneFrom = (state: Partial<ListState>, change: Partial<Alert>) =>
    isGone(
      { ...open, ...change },
      queriesOf({ view: 'open', status: null, ...state } as ListState, 'usr_ann'),
      now,
    );

  it.each([
    ['Open, once it is resolved', {}, { status: 'Resolved' }],
    ['Open, once it is escalated', {}, { status: 'Escalated' }],
    ['Open, while it is snoozed', {}, { snoozed_until: '2026-11-28T12:00:00Z' }],
    ['Due, once it is resolved', { view: 'due' }, { status: 'Resolved' }],
    [
      'Mine, once it goes to somebody else',
      { view: 'mine' },
      { status: 'Escalated', assigned_to: 'usr_rob' },
    ],
    ['Unassigned, once it is assigned', { view: 'unassigned' }, {}],
    ['Not resolved, once it is resolved', { status: 'Not resolved' }, { status: 'Resolved' }],
  ] as const)('%s', (_, state, change) => expect(goneFrom(state, change)).toBe(true));

  it.each([
    [
      'Open, while a decision on it can be undone',
      {},
      { held: { action: 'resolve', by: 'usr_ann', until: '' } },
    ],
    ['Mine, when it is acknowledged', { view: 'mine' }, { status: 'Acknowledged' }],
    ['Due, when it is escalated', { view: 'due' }, { status: 'Escalated' }],
    ['All, when it is resolved', { status: 'All' }, { status: 'Resolved' }],
  ] as const)('but not from %s', (_, state, change) => expect(goneFrom(state, change)).toBe(false));
});
