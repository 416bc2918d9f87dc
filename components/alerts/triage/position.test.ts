import { expect, it } from 'vitest';
import { groupBySubject } from '@/components/alerts/list/group';
import type { Alert } from '@/lib/domain/alerts/schema';
import { positionOf, withInHand } from './position';

it('alerts · triage · counts the position among the alerts that are still in the list', () => {
  const alertOn = (token: string, entity_token: string) =>
    ({ token, entity_token, case_token: 'cas_1' }) as Alert;
  const groups = groupBySubject([alertOn('a', 'ann'), alertOn('b', 'bob'), alertOn('c', 'ann')]);
  const positions = (gone: ReadonlySet<string>) =>
    ['a', 'b', 'c', 'd'].map((each) => positionOf(groups, each, gone));
  expect(positions(new Set())).toEqual([1, 3, 2, 0]);
  expect(positions(new Set(['a']))).toEqual([0, 2, 1, 0]);
});

it('alerts · triage · still counts an alert that the person has pulled from the list, until they decide or snooze it', () => {
  const alert = (token: string, change: Partial<Alert>) =>
    ({
      token,
      entity_token: token,
      assigned_to: 'ann',
      status: 'Acknowledged',
      held: null,
      snoozed_until: null,
      ...change,
    }) as Alert;
  const groups = groupBySubject([
    alert('pulled', {}),
    alert('of another', { assigned_to: 'bob' }),
    alert('decided', { status: 'Resolved' }),
    alert('snoozed', { snoozed_until: '2026-11-28T09:00:00Z' }),
  ]);
  const gone = new Set(['pulled', 'of another', 'decided', 'snoozed']);
  const count = { loaded: 0, total: 0, totalIsMinimum: false, gone: 4 };
  const left = withInHand({ groups, gone, count }, 'ann');
  expect([...left.gone]).toEqual(['of another', 'decided', 'snoozed']);
  expect(left.count).toEqual({ ...count, loaded: 1, total: 1 });
  expect(positionOf(groups, 'pulled', left.gone)).toBe(1);
  const none = { groups, gone: new Set<string>(), count };
  expect(withInHand(none, 'ann')).toEqual({ gone: none.gone, count });
});
