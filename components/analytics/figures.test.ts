import { describe, expect, it } from 'vitest';
import type { AlertAnalytics, AnalyticsSummary, CaseAnalytics } from '@/lib/domain/analytics/schema';
import { figuresNow, figuresOf } from './figures';
import { lengthOf, rangeBefore } from './period';

const range = { from: '2026-10-24', to: '2026-11-22' };
const period = { from: '2026-10-24T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' };

const summary: AnalyticsSummary = {
  open_cases: 84,
  pending_alerts: 37,
  sla_health_percentage: 91.7,
  alerts_resolved: 0,
  alerts_within_deadline: 0,
  cases_closed: 12,
  cases_within_deadline: 11,
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
  it('compares with a period of the same length right before', () => {
    expect(lengthOf(range)).toBe(30);
    expect(rangeBefore(range)).toEqual({ from: '2026-09-24', to: '2026-10-23' });
  });

  it('shows the change, and whether it is for the worse', () => {
    const before = { ...summary, average_case_resolution_days: 2 };
    const [, closed, , , , close] = figuresOf({
      summary,
      before: { ...before, cases_closed: 15 },
      cases,
      range,
    });
    expect(closed).toEqual({
      label: 'Cases closed',
      value: '12',
      href: '/cases?status=Closed&closed=2026-10-24..2026-11-22',
      change: {
        value: '−3',
        href: '/cases?status=Closed&closed=2026-09-24..2026-10-23',
        name: '−3: compared with the previous period: 15 cases closed',
      },
    });
    expect(close).toMatchObject({ value: '2.4 d', change: { value: '+0.4 d · mean' }, isWorse: true });
  });

  it('compares escalations too, and gives a mean of two days or more in days', () => {
    const now = { ...summary, alerts_resolved: 17, average_alert_resolution_hours: 54 };
    const before = { ...now, average_alert_resolution_hours: 30 };
    const [, , escalated, , resolve] = figuresOf({
      summary: now,
      before,
      cases,
      casesBefore: { ...cases, escalated: 5 },
      range,
    });
    expect(escalated).toMatchObject({
      value: '2',
      change: { value: '−3', name: '−3: compared with the previous period: 5 cases escalated' },
    });
    expect(resolve).toMatchObject({ value: '2.3 d', change: { value: '+1 d · mean' }, isWorse: true });
    const hours = { ...now, average_alert_resolution_hours: 31.5 };
    const [, , , , short] = figuresOf({
      summary: hours,
      before: { ...hours, average_alert_resolution_hours: 0 },
      cases,
      range,
    });
    expect(short).toMatchObject({ value: '31.5 h', change: { value: 'mean, none before' } });
  });

  it('links no change since a period without rows', () => {
    const [, closed] = figuresOf({ summary, before: { ...summary, cases_closed: 0 }, cases, range });
    expect(closed?.change).toEqual({ value: '+12' });
  });

  it('names the rows of a share or a mean, and links to them', () => {
    const now = { ...summary, alerts_resolved: 40, alerts_within_deadline: 37 };
    const before = { ...summary, alerts_resolved: 50, alerts_within_deadline: 48 };
    const [, , , deadline, , close] = figuresOf({ summary: now, before, cases, range });
    expect(deadline).toMatchObject({
      value: '93%',
      name: '93%: share within their deadline of 40 alerts resolved in this period',
      href: '/alerts?status=Resolved&resolved=2026-10-24..2026-11-22',
      change: {
        value: '−3 points',
        name: '−3 points: compared with the previous period: 50 alerts resolved',
      },
      isWorse: true,
      beside: {
        value: '92% of cases',
        name: '92% of cases: share within their deadline of 12 cases closed in this period',
        href: '/cases?status=Closed&closed=2026-10-24..2026-11-22',
      },
    });
    expect(close?.name).toBe('2.4 d: mean of 12 cases closed in this period');
  });

  it('links what is due now to those alerts, of any status except Resolved', () => {
    const alerts = {
      pending_alerts: 37,
      overdue_alerts: 5,
      due_by_day: [{ date: '2026-11-22', count: 3 }],
    } as AlertAnalytics; // only the fields that the figures read
    expect(figuresNow(summary, alerts)).toMatchObject([
      { value: '5', href: '/alerts?status=Not+resolved&due=Overdue' },
      {
        value: '3',
        href: '/alerts?status=Not+resolved&due=Within+24+hours&due_on=2026-11-22..2026-11-22',
      },
      { value: '84', href: '/cases?status=Open' },
    ]);
  });

  it('shows no share or time, and no link, when nothing happened', () => {
    const [, , , deadline, resolve] = figuresOf({ summary, before: undefined, cases, range });
    expect(resolve).toEqual({ label: resolve?.label, value: '–', change: { value: 'none in this period' } });
    expect(deadline).toMatchObject({ value: '–', change: { value: 'none in this period' } });
    expect(deadline?.href).toBeUndefined();
  });
});
