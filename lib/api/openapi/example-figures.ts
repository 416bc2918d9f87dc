import { shown, tokenOf } from './example-words';

const period = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-30T23:59:59.999Z' };

/** Counts and analytics, which add up. */
export const figures = {
  AlertAnalytics: {
    open_alerts: 12,
    backlog: shown,
    pending_alerts: 15,
    pending_by_age: shown,
    due_by_day: shown,
    overdue_alerts: 1,
    paused_alerts: 1,
  },
  AlertCounts: {
    total: 12,
    status: { Open: 9, Acknowledged: 2, Escalated: 1 },
    priority: { Critical: 1, High: 7, 'Medium-High': 2, Medium: 2 },
    category: { 'PEP Match': 7, 'Adverse Media': 2, 'Name Mismatch': 2, 'Sanctions Hit': 1 },
    type: { Screening: 10, Identity: 2 },
    sla_status: { 'On Track': 11, Warning: 1 },
    assigned_to: { unassigned: 9, [tokenOf('usr')]: 3 },
  },
  AnalyticsSummary: {
    open_cases: 31,
    pending_alerts: 12,
    sla_health_percentage: 96.8,
    alerts_resolved: 48,
    alerts_within_deadline: 47,
    cases_closed: 22,
    cases_within_deadline: 22,
    average_case_resolution_days: 1.4,
    average_alert_resolution_hours: 5.2,
    cases_by_status: { New: 4, 'In Progress': 27 },
    alerts_by_priority: { Critical: 1, High: 7, 'Medium-High': 2, Medium: 2, Low: 0 },
    risk_tier_distribution: { High: 2, Medium: 6, Low: 20, none: 3 },
    period,
  },
  CaseAnalytics: {
    total: 31,
    opened: 24,
    closed: 22,
    escalated: 1,
    throughput_rate: 91.7,
    average_age_days: 2.5,
    breakdown: [{ label: 'Onboarding', count: 31, percentage: 100 }],
    period,
  },
  CaseCounts: {
    total: 31,
    status: { New: 4, 'In Progress': 27 },
    type: { Onboarding: 31 },
    entity_category: { Person: 28, Company: 3 },
    risk_tier: { High: 2, Medium: 6, Low: 20, none: 3 },
    sla_status: { 'On Track': 30, Warning: 1 },
    assigned_to: { unassigned: 20, [tokenOf('usr')]: 11 },
  },
  WorkByDay: { days: shown, period },
};
