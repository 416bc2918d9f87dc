import { describe, expect, it } from 'vitest';
import { alertLifecycle } from '@/lib/domain/alerts/lifecycle';
import { checkLifecycle } from '@/lib/domain/checks/lifecycle';
import { openCheckStatuses } from '@/lib/domain/checks/moves';
import { summariseAlerts, summariseChecks } from './present';

const one = (status: string) => [{ status, count: 1 }];

describe('entities · summaries', () => {
  it.each(checkLifecycle.statuses)('counts a check that is %s in the total and in one part', (status) => {
    const { total, ...parts } = summariseChecks(one(status));
    expect(total).toBe(1);
    expect(Object.values(parts).filter(Boolean)).toHaveLength(1);
    expect(parts.pending).toBe(openCheckStatuses.includes(status) ? 1 : 0);
  });

  it('counts reused and waived checks as complete, and cancelled ones as failed', () => {
    const counts = ['Complete', 'Reused', 'Waived', 'Failed', 'Cancelled'].flatMap(one);
    expect(summariseChecks([...counts, { status: 'Complete', count: 4 }])).toEqual({
      total: 9,
      complete: 7,
      pending: 0,
      failed: 2,
    });
  });

  it.each(alertLifecycle.statuses)('counts an alert that is %s as open until it is resolved', (status) => {
    const resolved = status === 'Resolved' ? 1 : 0;
    expect(summariseAlerts(one(status))).toEqual({ total: 1, open: 1 - resolved, resolved });
  });
});
