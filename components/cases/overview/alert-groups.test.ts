import { describe, expect, it } from 'vitest';
import { alertGroups, unresolvedFirst } from './alert-groups';
import { unresolvedBySubject } from './unresolved';

const alert = (token: string, entity_token: string | null, status: 'Open' | 'Resolved' = 'Open') => ({
  token,
  entity_token,
  status,
  subject: entity_token === null ? null : { name: `Name of ${entity_token}`, type: 'Person' as const },
});

describe('alertGroups', () => {
  it('groups alerts by person, and those about nobody under the case', () => {
    const groups = alertGroups([
      alert('alt_1', 'ent_2'),
      alert('alt_2', null),
      alert('alt_3', 'ent_1'),
      alert('alt_4', 'ent_2'),
    ]);
    expect(groups.map(({ name, alerts }) => [name, alerts.map(({ token }) => token)])).toEqual([
      ['Name of ent_2', ['alt_1', 'alt_4']],
      ['The case', ['alt_2']],
      ['Name of ent_1', ['alt_3']],
    ]);
  });
});

describe('alerts to resolve', () => {
  const alerts = [alert('alt_1', 'ent_1', 'Resolved'), alert('alt_2', 'ent_1'), alert('alt_3', null)];

  it('come first', () => {
    expect(unresolvedFirst(alerts).map(({ token }) => token)).toEqual(['alt_2', 'alt_3', 'alt_1']);
  });

  it('are counted by person', () => {
    expect([...unresolvedBySubject(alerts)]).toEqual([['ent_1', 1]]);
  });
});
