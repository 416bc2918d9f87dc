import { expect, it } from 'vitest';
import { currentView, hrefOfView, renamedView, usualViews, withoutView, withView } from './views';

const pep = { name: 'PEP', query: 'category=PEP+Match&sort=-created_at' };
const urgent = { name: 'Urgent', query: 'priority=Critical' };

it('alerts · views · adds a saved view at the end, or replaces the one of that name', () => {
  expect(withView([pep], { ...urgent, name: ' Urgent ' })).toEqual([pep, urgent]);
  expect(withView([pep, urgent], { name: 'pep', query: 'q=x' })).toEqual([
    { name: 'pep', query: 'q=x' },
    urgent,
  ]);
});

it('alerts · views · renames a view in its place, and deletes one', () => {
  expect(renamedView([pep, urgent], 'PEP', ' Politics ')).toEqual([{ ...pep, name: 'Politics' }, urgent]);
  expect(renamedView([pep, urgent], 'PEP', 'pep')).toEqual([{ ...pep, name: 'pep' }, urgent]);
  expect(renamedView([pep, urgent], 'PEP', 'urgent')).toEqual([{ ...pep, name: 'urgent' }]);
  expect(withoutView([pep, urgent], 'PEP')).toEqual([urgent]);
});

it('alerts · views · finds the view that the address shows, in any order of its parameters', () => {
  expect(currentView([urgent, pep], 'sort=-created_at&category=PEP%20Match')).toBe(pep);
  expect(currentView([urgent, pep], 'view=open&priority=Critical')).toBe(urgent);
  expect(currentView([urgent, pep], 'priority=Critical&q=x')).toBeUndefined();
  expect(hrefOfView({ name: 'All', query: '' })).toBe('/alerts');
  expect(usualViews.map(hrefOfView)).toContain('/alerts?view=mine&status=Escalated');
});
