import { expect, it } from 'vitest';
import { shownText } from './shown-text';

it('alerts · list · says what each view counts, and what it leaves out', () => {
  expect(shownText({ view: 'open', status: null })).toBe(
    'Alerts nobody has started, assigned or not. Snoozed alerts are hidden',
  );
  expect(shownText({ view: 'mine', status: null })).toContain('Snoozed alerts are hidden');
  expect(shownText({ view: 'due', status: null })).toContain('started or not');
  expect(shownText({ view: 'open', status: 'All' })).toBe('All alerts, including resolved and snoozed ones');
  expect(shownText({ view: 'open', status: 'Not resolved' })).toBe(
    'Alerts that are not resolved, including snoozed ones',
  );
  expect(shownText({ view: 'mine', status: 'Snoozed' })).toBe('Snoozed alerts assigned to you');
  expect(shownText({ view: 'mine', status: 'All' })).toBe(
    'All alerts assigned to you, including resolved and snoozed ones',
  );
  expect(shownText({ view: 'unassigned', status: 'Escalated' })).toBe(
    'Escalated alerts that are not assigned. Snoozed alerts are hidden',
  );
});
