import { describe, expect, it } from 'vitest';
import type { AnalyticsSummary, CaseAnalytics } from '@/lib/domain/analytics/schema';
import { figuresOf } from './figures';
import { lengthOf, rangeBefore } from './period';

const range = { from: '2026-10-24', to: '2026-11-22' };
const period = { from: '2026-10-24T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' };

const summary: AnalyticsSummary = {
  open_cases: 84,
  pending_alerts: 37,
  sla_health_percentage: 91.7,
  average_case_resolution_days: 2.44,
  average_alert_resolution_hours: 0,
  cases_by_status: {
    New: 1,
    'In Progress': 1,
    'In Review': 1,
    'Client Input': 1,
    'Internal Review': 1,
    Escalated: 1,
    Closed: 1,
  },
  alerts_by_priority: { Critical: 1, High: 1, 'Medium-High': 1, Medium: 1, Low: 1 },
  risk_tier_distribution: { High: 1, Medium: 1, Low: 1, none: 1 },
  period,
};

const cases: CaseAnalytics = {
  total: 90,
  opened: 12,
  closed: 6,
  escalated: 2,
  throughput_rate: 0.2,
  average_age_days: 3,
  breakdown: [],
  period,
};

describe('figures', () => {
  it('compares with as many days right before', () => {
    expect(lengthOf(range)).toBe(30);
    expect(rangeBefore(range)).toEqual({ from: '2026-09-24', to: '2026-10-23' });
  });

  it('says what changed, and whether for the worse', () => {
    const before = { ...summary, sla_health_percentage: 96, average_case_resolution_days: 2 };
    const [open, , deadline, , close] = figuresOf({ summary, before, cases, range });
    expect(open).toMatchObject({ value: '84', change: '+6 in this period', href: '/cases?status=Open' });
    expect(deadline).toMatchObject({ value: '92%', change: '-4 points', isWorse: true });
    expect(close).toMatchObject({ value: '2.4 d', change: '+0.4 d · mean', isWorse: true });
  });

  it('has no time for what did not happen', () => {
    const [, , deadline, resolve] = figuresOf({ summary, before: undefined, cases, range });
    expect(resolve).toMatchObject({ value: '–', change: 'none in this period' });
    expect(deadline?.change).toBeUndefined();
    const nothing = { ...summary, sla_health_percentage: 100, average_case_resolution_days: 0 };
    expect(figuresOf({ summary: nothing, before: summary, cases, range })[2]).toMatchObject({ value: '–' });
    expect(figuresOf({ summary, before: nothing, cases, range })[2]?.change).toBeUndefined();
  });
});
