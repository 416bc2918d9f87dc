import { expect, it } from 'vitest';
import { groupsFor } from './shortcut-groups';

const meanings = (role: Parameters<typeof groupsFor>[0]) =>
  groupsFor(role).flatMap(({ shortcuts }) => shortcuts.map(([, meaning]) => meaning));

it('keyboard shortcuts · show an auditor no key for an action', () => {
  expect(groupsFor('auditor').map(({ title }) => title)).toEqual(['Everywhere', 'Alerts', 'A case']);
  expect(meanings('auditor')).toContain('Next alert');
  for (const move of ['Pull the next alert', 'Escalate', 'Acknowledge', 'Retry the failed checks'])
    expect(meanings('auditor')).not.toContain(move);
});

it('keyboard shortcuts · show an analyst those for decisions, and a reviewer also those for reviews', () => {
  expect(meanings('analyst')).toContain('Pull the next alert');
  expect(meanings('analyst')).not.toContain('Confirm a proposal');
  expect(meanings('reviewer')).toContain('Confirm, approve, decide or publish');
});
