import { describe, expect, it } from 'vitest';
import { activeFilters, askedOf, withoutFilters } from './active-filters';

const filters = [
  { name: 'priority', label: 'Priority', choices: [{ value: 'High', label: 'High' }] },
  {
    name: 'assigned_to',
    label: 'Assigned to',
    choices: [{ value: 'usr_1', label: 'Mara Ellery' }],
    unnamed: 'Another person',
  },
];

describe('filters', () => {
  it('shows active filters with their labels, in the order of the bar', () => {
    expect(activeFilters(filters, { assigned_to: 'usr_1', priority: 'High' })).toEqual([
      { name: 'priority', label: 'Priority', value: 'High' },
      { name: 'assigned_to', label: 'Assigned to', value: 'Mara Ellery' },
    ]);
    expect(activeFilters(filters, { priority: null })).toEqual([]);
  });

  it('shows no token instead of a name that is not loaded', () => {
    expect(activeFilters(filters, { assigned_to: 'usr_2' })).toMatchObject([{ value: 'Another person' }]);
  });

  it('clears every filter, and no other parameter', () => {
    expect(withoutFilters(filters)).toEqual({ priority: null, assigned_to: null });
  });

  it('builds a query from active filters', () => {
    expect(askedOf({ priority: 'High', assigned_to: null })).toEqual({ priority: 'High' });
  });
});
