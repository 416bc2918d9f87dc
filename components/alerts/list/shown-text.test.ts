import { expect, it } from 'vitest';
import { shownText } from './shown-text';

it('alerts · list · says what each view counts, and what is left out of it', () => {
  expect(shownText({ view: 'open', status: null })).toContain('Not begun');
  expect(shownText({ view: 'mine', status: null })).toContain('snoozed ones are left out');
  expect(shownText({ view: 'due', status: null })).toContain('begun or not');
  expect(shownText({ view: 'open', status: 'All' })).toBe('All alerts, also resolved and snoozed ones');
  expect(shownText({ view: 'mine', status: 'All' })).toBe(
    'All alerts of yours, also resolved and snoozed ones',
  );
  expect(shownText({ view: 'unassigned', status: 'Escalated' })).toBe(
    'Escalated alerts that nobody has; snoozed ones are left out',
  );
});
