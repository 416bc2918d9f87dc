import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { earlierDecisions } from './earlier-decisions';
import { match } from './fixtures/match';

/** With what a decision is told by, and nothing else. */
const alert = (token: string, change: Partial<Alert>) =>
  ({ token, match, category: 'Sanctions Hit', resolved_at: null, ...change }) as Alert;

it('alerts · earlier decisions · puts those on the same entry first, then the latest, without what is undecided', () => {
  const other = { ...match, list_entry_id: '9' };
  const decisions = earlierDecisions(alert('a', {}), [
    alert('a', { resolved_at: '2026-01-09' }),
    alert('b', { resolved_at: '2026-01-05', match: other, is_false_positive: true }),
    alert('c', { resolved_at: '2026-01-06', match: null }),
    alert('d', { resolved_at: '2026-01-01', is_false_positive: false }),
    alert('e', {}),
  ]);
  expect(decisions.map(({ token, isSameEntry, outcome }) => [token, isSameEntry, outcome])).toEqual([
    ['d', true, 'True match'],
    ['c', false, 'True match'],
    ['b', false, 'False positive'],
  ]);
});
