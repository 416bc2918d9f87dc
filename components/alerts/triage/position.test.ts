import { expect, it } from 'vitest';
import { groupBySubject } from '@/components/alerts/list/group';
import type { Alert } from '@/lib/domain/alerts/schema';
import { positionOf } from './position';

it('alerts · triage · counts the position among the alerts that are still in the list', () => {
  const alertOn = (token: string, entity_token: string) =>
    ({ token, entity_token, case_token: 'cas_1' }) as Alert;
  const groups = groupBySubject([alertOn('a', 'ann'), alertOn('b', 'bob'), alertOn('c', 'ann')]);
  const positions = (gone: ReadonlySet<string>) =>
    ['a', 'b', 'c', 'd'].map((each) => positionOf(groups, each, gone));
  expect(positions(new Set())).toEqual([1, 3, 2, 0]);
  expect(positions(new Set(['a']))).toEqual([0, 2, 1, 0]);
});
