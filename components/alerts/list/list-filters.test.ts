import { expect, it } from 'vitest';
import { isFiltered, type ListState, noFilters, queriesOf } from './list-filters';

const state: ListState = { view: 'open', sort: null, ...noFilters };
const me = 'usr_1';

it('alerts · list · asks for open alerts that are not snoozed, most urgent first', () => {
  expect(queriesOf(state, me)).toEqual([{ status: 'Open', snoozed: 'exclude', sort: '-priority_score' }]);
});

it('alerts · list · asks for the user’s own alerts of each status in turn, those waiting for a reviewer first', () => {
  const queries = queriesOf({ ...state, view: 'mine', priority: 'High' }, me);
  expect(queries.map(({ status }) => status)).toEqual(['Escalated', 'Acknowledged', 'Open']);
  for (const query of queries) expect(query).toMatchObject({ assigned_to: me, priority: 'High' });
});

it('alerts · list · asks for unassigned alerts, even if a person is filtered by', () => {
  const free = { assigned_to: 'unassigned', snoozed: 'exclude', sort: '-priority_score' };
  expect(queriesOf({ ...state, view: 'unassigned', assigned_to: 'me' }, me)).toEqual([
    { ...free, status: 'Open' },
    { ...free, status: 'Acknowledged' },
  ]);
});

it('alerts · list · asks for alerts of every status that are overdue or due within a day, by deadline', () => {
  const due = { due: 'Overdue or within 24 hours', snoozed: 'exclude', sort: 'sla_deadline' };
  expect(queriesOf({ ...state, view: 'due' }, me)).toEqual([due]);
  expect(queriesOf({ ...state, view: 'due', status: 'Escalated' }, me)).toEqual([
    { ...due, status: 'Escalated' },
  ]);
});

it('alerts · list · adds the search text to every query, without the spaces around it', () => {
  const queries = queriesOf({ ...state, view: 'mine', q: ' wang ' }, me);
  expect(queries.map(({ q }) => q)).toEqual(['wang', 'wang', 'wang']);
  expect(isFiltered({ ...state, q: 'wang' })).toBe(true);
});

it('alerts · list · asks for alerts resolved in a period', () => {
  const [query] = queriesOf({ ...state, status: 'Resolved', resolved: '2026-11-01..2026-11-30' }, me);
  expect(query).toMatchObject({ resolved_from: '2026-11-01', resolved_to: '2026-11-30' });
  expect(query).not.toHaveProperty('resolved');
});

it('alerts · list · asks for alerts of every status that are due on some days', () => {
  const [query, ...none] = queriesOf(
    { ...state, status: 'Not resolved', due_on: '2026-11-27..2026-11-28' },
    me,
  );
  expect(none).toEqual([]);
  expect(query).toMatchObject({ resolved: 'exclude', due_from: '2026-11-27', due_to: '2026-11-28' });
  expect([query?.status, query?.snoozed]).toEqual([undefined, undefined]);
  expect(query).not.toHaveProperty('due_on');
});

it('alerts · list · asks once for a chosen status, and includes snoozed alerts for any status', () => {
  expect(queriesOf({ ...state, view: 'mine', status: 'Resolved' }, me)).toEqual([
    { status: 'Resolved', assigned_to: me, snoozed: 'exclude', sort: '-priority_score' },
  ]);
  const [all, ...none] = queriesOf({ ...state, status: 'All', assigned_to: 'me' }, me);
  expect(none).toEqual([]);
  expect(all).toMatchObject({ status: undefined, snoozed: undefined, assigned_to: me });
});

it('alerts · list · asks for snoozed alerts of any status, and for no others', () => {
  expect(queriesOf({ ...state, view: 'mine', status: 'Snoozed' }, me)).toEqual([
    { snoozed: 'only', assigned_to: me, sort: '-priority_score' },
  ]);
});
