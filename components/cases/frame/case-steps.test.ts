import { describe, expect, it } from 'vitest';
import { caseSteps } from './case-steps';

const created_at = '2026-11-12T09:12:00Z';

describe('caseSteps', () => {
  it('says when each status was reached, with the latest time for repeated ones', () => {
    const changes = [
      { to: 'In Progress', at: '2026-11-13T09:00:00Z' },
      { to: 'In Review', at: '2026-11-16T09:00:00Z' },
      { to: 'In Review', at: '2026-11-20T09:00:00Z' },
    ];
    expect(caseSteps({ status: 'In Review', created_at }, changes)).toEqual({
      steps: [
        { label: 'New', note: '12 Nov' },
        { label: 'In Progress', note: '13 Nov' },
        { label: 'In Review', note: 'since 20 Nov' },
        { label: 'Closed' },
      ],
      current: 2,
    });
  });

  it('puts a status outside the usual sequence before the review that follows it', () => {
    const { steps, current } = caseSteps({ status: 'Client Input', created_at }, []);
    expect(steps.map(({ label }) => label)).toEqual([
      'New',
      'In Progress',
      'Client Input',
      'In Review',
      'Closed',
    ]);
    expect(current).toBe(2);
  });

  it('marks all steps of a closed case as done', () => {
    const changes = [{ to: 'Closed', at: '2026-11-20T09:00:00Z' }];
    const { steps, current } = caseSteps({ status: 'Closed', created_at }, changes);
    expect(current).toBe(steps.length);
    expect(steps.at(-1)).toEqual({ label: 'Closed', note: '20 Nov' });
  });
});
