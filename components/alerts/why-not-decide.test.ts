import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { whoDecides } from './who-decides';
import { whyNotDecide } from './why-not-decide';

/** Holds only the fields that are read. */
const alert = (change: Partial<Alert> = {}) =>
  ({ status: 'Acknowledged', category: 'PEP Match', priority: 'Medium', proposal: null, ...change }) as Alert;
const proposal = {
  action: 'Approve',
  is_false_positive: true,
  rationale: '',
  conditions: null,
  proposed_by: 'rob',
  proposed_at: '',
} as const;

const analyst = { role: 'analyst', token: 'ann' } as const;
const reviewer = { role: 'reviewer', token: 'rob' } as const;

describe('alerts · who may decide', () => {
  it('depends on the four-eyes policy in force', () => {
    const [strict, loose] = [{ critical_false_positive: true }, { critical_false_positive: false }];
    expect(whoDecides(alert(), strict)).toBe('Any analyst');
    expect(whoDecides(alert({ priority: 'Critical' }), strict)).toBe('Any analyst; to clear it, a reviewer');
    expect(whoDecides(alert({ priority: 'Critical' }), loose)).toBe('Any analyst');
    expect(whoDecides(alert({ status: 'Escalated' }), loose)).toBe('A reviewer');
  });

  it('is not an auditor, an analyst once escalated, the proposer, or anybody once resolved', () => {
    expect(whyNotDecide(alert(), { role: 'auditor', token: 'x' })).toBe('You have read-only access.');
    expect(whyNotDecide(alert({ status: 'Escalated' }), analyst)).toBe('This alert waits for a reviewer.');
    const proposed = alert({ status: 'Escalated', proposal });
    expect(whyNotDecide(proposed, reviewer)).toBe('You proposed this, so another reviewer confirms it.');
    expect(whyNotDecide(alert({ status: 'Resolved' }), reviewer)).toBe('This alert is resolved.');
  });

  it('is anybody else', () => {
    expect(whyNotDecide(alert(), analyst)).toBeNull();
    const proposed = alert({ status: 'Escalated', proposal });
    expect(whyNotDecide(proposed, { ...reviewer, token: 'ada' })).toBeNull();
  });
});
