import { expect, it } from 'vitest';
import { isFiltered, type ListState, noFilters, queriesOf } from './list-filters';

const state: ListState = { view: 'open', sort: null, ...noFilters };
const me = 'usr_1';

it('alerts · list · asks for open alerts that are not snoozed, most urgent first', () => {
  expect(queriesOf(state, me)).toEqual([{ status: 'Open', snoozed: 'exclude', sort: '-priority_score' }]);
});

it('alerts · list · asks for one’s own alerts of each status in turn, those that wait for a reviewer first', () => {
  const queries = queriesOf({ ...state, view: 'mine', priority: 'High' }, me);
  expect(queries.map(({ status }) => status)).toEqual(['Escalated', 'Acknowledged', 'Open']);
  for (const query of queries) expect(query).toMatchObject({ assigned_to: me, priority: 'High' });
});

it('alerts · list · asks for what nobody has, also beside a filter by a person', () => {
  const free = { assigned_to: 'unassigned', snoozed: 'exclude', sort: '-priority_score' };
  expect(queriesOf({ ...state, view: 'unassigned', assigned_to: 'me' }, me)).toEqual([
    { ...free, status: 'Open' },
    { ...free, status: 'Acknowledged' },
  ]);
});

it('alerts · list · asks for what is overdue or due within a day, of every status, by the deadline', () => {
  const due = { due: 'Overdue or within 24 hours', snoozed: 'exclude', sort: 'sla_deadline' };
  expect(queriesOf({ ...state, view: 'due' }, me)).toEqual([due]);
  expect(queriesOf({ ...state, view: 'due', status: 'Escalated' }, me)).toEqual([
    { ...due, status: 'Escalated' },
  ]);
});

it('alerts · list · asks every part for the text that is searched, without the spaces around it', () => {
  const queries = queriesOf({ ...state, view: 'mine', q: ' wang ' }, me);
  expect(queries.map(({ q }) => q)).toEqual(['wang', 'wang', 'wang']);
  expect(isFiltered({ ...state, q: 'wang' })).toBe(true);
});

it('alerts · list · asks for what was resolved in a period', () => {
  const [query] = queriesOf({ ...state, status: 'Resolved', resolved: '2026-11-01..2026-11-30' }, me);
  expect(query).toMatchObject({ resolved_from: '2026-11-01', resolved_to: '2026-11-30' });
  expect(query).not.toHaveProperty('resolved');
});

it('alerts · list · asks for what is due on some days, in every status', () => {
  const [query, ...none] = queriesOf(
    { ...state, status: 'Not resolved', due_on: '2026-11-27..2026-11-28' },
    me,
  );
  expect(none).toEqual([]);
  expect(query).toMatchObject({ resolved: 'exclude', due_from: '2026-11-27', due_to: '2026-11-28' });
  expect([query?.status, query?.snoozed]).toEqual([undefined, undefined]);
  expect(query).not.toHaveProperty('due_on');
});

it('alerts · list · asks once for a status that is chosen, and leaves snoozed ones in where it is any', () => {
  expect(queriesOf({ ...state, view: 'mine', status: 'Resolved' }, me)).toEqual([
    { status: 'Resolved', assigned_to: me, snoozed: 'exclude', sort: '-priority_score' },
  ]);
  const [all, ...none] = queriesOf({ ...state, status: 'All', assigned_to: 'me' }, me);
  expect(none).toEqual([]);
  expect(all).toMatchObject({ status: undefined, snoozed: undefined, assigned_to: me });
});
