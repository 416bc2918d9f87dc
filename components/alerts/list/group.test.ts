import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { groupBySubject, placeOf } from './group';

/** Holds only the fields that grouping reads. */
const alert = (token: string, entity: string | null, change: Partial<Alert> = {}) =>
  ({ token, entity_token: entity, case_token: 'cas_1', status: 'Open', held: null, ...change }) as Alert;

const alerts = [alert('a', 'ann'), alert('b', 'bob'), alert('c', 'ann'), alert('d', null), alert('e', null)];
const groups = groupBySubject(alerts);

it('alerts · list · groups hits on one subject where the first of them is', () => {
  expect(groups.map(({ alerts: found }) => found.map(({ token }) => token))).toEqual([
    ['a', 'c'],
    ['b'],
    ['d'],
    ['e'],
  ]);
  expect(groupBySubject([alert('a', 'ann'), alert('b', 'ann', { case_token: 'cas_2' })])).toHaveLength(2);
});

it('alerts · list · finds the rows above and below each of a subject’s hits', () => {
  expect(placeOf(groups, 'c')).toEqual({ row: 'a', previous: undefined, next: 'b' });
  expect(placeOf(groups, 'd')).toEqual({ row: 'd', previous: 'b', next: 'e' });
  expect(placeOf(groups, 'elsewhere')).toEqual({
    row: undefined,
    previous: undefined,
    next: 'a',
  });
});
