import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { earlierDecisions, listedPartyDecisions } from './earlier-decisions';
import { feature, match } from './fixtures/match';

/** Holds only the fields that are read about a decision. */
const alert = (token: string, change: Partial<Alert>) =>
  ({
    token,
    match,
    entity_token: 'ent_1',
    subject: { name: 'Arkady Orekhov', type: 'Person' },
    category: 'Sanctions Hit',
    resolution_action: null,
    resolved_at: null,
    ...change,
  }) as Alert;

describe('alerts · earlier decisions', () => {
  it('puts decisions on the same entry first, then the latest, without undecided alerts', () => {
    const other = { ...match, list_entry_id: '9' };
    const ofSubject = [
      alert('a', { resolved_at: '2026-01-09' }),
      alert('b', { resolved_at: '2026-01-05', match: other, is_false_positive: true }),
      alert('c', { resolved_at: '2026-01-06', match: null }),
      alert('d', { resolved_at: '2026-01-01', is_false_positive: false }),
      alert('e', {}),
    ];
    const decisions = earlierDecisions(alert('a', {}), ofSubject, []);
    expect(decisions.map(({ token, isSameEntry, outcome }) => [token, isSameEntry, outcome])).toEqual([
      ['d', true, 'True match'],
      ['c', false, 'True match'],
      ['b', false, 'False positive'],
    ]);
  });

  it('recognises the same person in another flow by name and birth date, and says what a true match led to', () => {
    const born = (query: string) => ({
      ...match,
      explanation: [feature({ feature: 'date_of_birth', query })],
    });
    const decided = { entity_token: 'ent_2', resolved_at: '2026-01-05', is_false_positive: false };
    const onEntry = [
      alert('same', { ...decided, match: born('1971-04-12'), resolution_action: 'Decline' }),
      alert('born later', { ...decided, match: born('1980-01-01') }),
      alert('other name', {
        ...decided,
        match: born('1971-04-12'),
        subject: { name: 'Ilya Orekhov', type: 'Person' },
      }),
    ];
    const decisions = earlierDecisions(alert('a', { match: born('1971-04-12') }), [], onEntry);
    expect(decisions).toMatchObject([{ token: 'same', isSameEntry: true, outcome: 'True match, decline' }]);
  });

  it('sums up the decisions on the listed party, without this alert', () => {
    const on = (token: string, at: string, is_false_positive: boolean) =>
      alert(token, { entity_token: token, resolved_at: at, is_false_positive });
    const alerts = [on('b', '2026-01-05', true), on('c', '2026-01-07', false), on('a', '2026-01-09', true)];
    expect(listedPartyDecisions(alert('a', {}), { alerts, total: 3 })).toEqual({
      total: 2,
      outcomes: '1 false positive, 1 true match',
      lastAt: '2026-01-07',
    });
    expect(listedPartyDecisions(alert('a', {}), { alerts, total: 251 })).toMatchObject({
      total: 250,
      outcomes: 'Of the newest 2: 1 false positive, 1 true match',
    });
    expect(listedPartyDecisions(alert('a', {}), { alerts: alerts.slice(2), total: 1 })).toBeNull();
  });
});
