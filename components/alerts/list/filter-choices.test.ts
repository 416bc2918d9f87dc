import { describe, expect, it } from 'vitest';
import { listFilters } from './filter-choices';
import { noFilters, queriesOf, type View, views } from './list-filters';

const me = 'usr_me';
const stateOf = (view: View) => ({ ...noFilters, view, sort: null });
const usualOf = (view: View) =>
  Object.fromEntries(
    listFilters(stateOf(view), [], me).flatMap(({ name, usual }) => (usual ? [[name, usual]] : [])),
  );

describe('alerts · filters', () => {
  it('say by what a view already filters and sorts, instead of "Any"', () => {
    expect(Object.fromEntries(views.map((view) => [view, usualOf(view)]))).toEqual({
      open: { status: 'Open', sort: 'Highest priority' },
      unassigned: { status: 'Open and Acknowledged', sort: 'Highest priority' },
      mine: { status: 'Not resolved', sort: 'Highest priority' },
      due: { status: 'Not resolved', due: 'Overdue or within 24 hours', sort: 'Due first' },
    });
  });

  it('say what Name Mismatch contains, as rows name it otherwise', () => {
    const category = listFilters(stateOf('open'), [], me).find(({ name }) => name === 'category');
    const hints = category?.choices.flatMap(({ label, hint }) => (hint ? [[label, hint]] : []));
    expect(hints).toEqual([
      [
        'Name Mismatch',
        'Face, identity document, identity, email address, phone number, address, company registry',
      ],
    ]);
  });

  it.each(views)('name each single status that the view %s asks for', (view) => {
    const statuses = queriesOf(stateOf(view), me).map(({ status }) => status);
    const { status } = usualOf(view);
    if (status !== 'Not resolved') expect(status?.split(' and ')).toEqual(statuses);
    else expect(statuses).not.toContain('Resolved');
  });
});
