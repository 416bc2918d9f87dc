import { z } from 'zod';
import { AlertAge, DueAhead } from '@/lib/domain/alerts/list-schema';
import { CaseStatus } from '@/lib/domain/cases/schema';
import { CalendarDate, Count, countsBy, Moment, Timestamp } from '@/lib/domain/primitives';
import { Priority, Tier } from '@/lib/domain/words';

/** API §5.7. The last 30 days by default. */
export const AnalyticsFilters = z.strictObject({ from: Moment.optional(), to: Moment.optional() });
export type AnalyticsFilters = z.infer<typeof AnalyticsFilters>;

export const CaseGrouping = z.enum(['type', 'status', 'risk_tier', 'entity_category']);
export type CaseGrouping = z.infer<typeof CaseGrouping>;

export const CaseAnalyticsFilters = AnalyticsFilters.extend({ group_by: CaseGrouping.default('type') });
export type CaseAnalyticsFilters = z.infer<typeof CaseAnalyticsFilters>;

/** From `from` until just before `to`. */
export const Period = z.object({ from: Timestamp, to: Timestamp });

/** API §4.9. */
export const AnalyticsSummary = z.object({
  open_cases: Count,
  pending_alerts: Count,
  /** 0 to 100. */
  sla_health_percentage: z.number().min(0).max(100),
  /** In the period; `within_deadline` are those that were not Breached when they ended. */
  alerts_resolved: Count,
  alerts_within_deadline: Count,
  cases_closed: Count,
  cases_within_deadline: Count,
  average_case_resolution_days: z.number(),
  average_alert_resolution_hours: z.number(),
  cases_by_status: countsBy(CaseStatus.options),
  /** Of pending alerts. */
  alerts_by_priority: countsBy(Priority.options),
  /** Of open cases. */
  risk_tier_distribution: countsBy([...Tier.options, 'none']),
  period: Period,
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

/** API §4.9. */
export const CaseAnalytics = z.object({
  total: Count,
  opened: Count,
  closed: Count,
  escalated: Count,
  /** Closed cases per day. */
  throughput_rate: z.number(),
  average_age_days: z.number(),
  /** `percentage` is the share of the total, 0 to 100. */
  breakdown: z.array(z.object({ label: z.string(), count: Count, percentage: z.number().min(0).max(100) })),
  period: Period,
});
export type CaseAnalytics = z.infer<typeof CaseAnalytics>;

/** API §4.9. By whole days in UTC. */
export const WorkByDay = z.object({
  days: z.array(
    z.object({
      date: CalendarDate,
      cases_opened: Count,
      cases_closed: Count,
      alerts_opened: Count,
      alerts_resolved: Count,
      /** Of the closed cases and resolved alerts, those that were not Breached when they ended. */
      within_deadline: Count,
      alerts_within_deadline: Count,
      cases_within_deadline: Count,
    }),
  ),
  period: Period,
});
export type WorkByDay = z.infer<typeof WorkByDay>;

const Verdicts = z.object({
  resolved: Count,
  false_positives: Count,
  /** 0 to 100. */
  percentage: z.number().min(0).max(100),
});

/** API §4.9. At the current time. */
export const AlertAnalytics = z.object({
  /** Open and not snoozed. */
  open_alerts: Count,
  backlog: z.array(z.object({ age: AlertAge, count: Count, by_priority: countsBy(Priority.options) })),
  /** Of the open alerts. */
  deadlines: countsBy(['Breached', ...DueAhead.options, 'Paused']),
  /** Not Resolved, snoozed or not. */
  pending_alerts: Count,
  pending_by_age: z.array(
    z.object({ age: AlertAge, count: Count, overdue: Count, by_priority: countsBy(Priority.options) }),
  ),
  /** Of the pending alerts, those with a running clock. */
  overdue_alerts: Count,
  /** Deadlines that are not overdue, for today and the next four days in UTC. */
  due_by_day: z.array(z.object({ date: CalendarDate, count: Count })),
  /** Of the pending alerts. */
  paused_alerts: Count,
  /** Of all resolved alerts with a match, sorted by the number resolved. */
  false_positives: z.object({
    by_list: z.array(Verdicts.extend({ list: z.string() })),
    by_model_version: z.array(Verdicts.extend({ model_version: z.string() })),
  }),
});
export type AlertAnalytics = z.infer<typeof AlertAnalytics>;
