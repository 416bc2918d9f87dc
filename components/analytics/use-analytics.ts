import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { undecided } from '@/components/alerts/undecided';
import type { DateRange } from '@/components/ui/date-range';
import { readQuery } from '@/lib/api/query';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import type { AlertAnalytics, AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { daysBefore, rangeBefore } from './period';
import { rollingDays } from './work-by-day';

/** The old picture stays until the new one is there. */
const kept = { placeholderData: keepPreviousData };

// OpenAPI names no keys of a record; the API answers every one.
const asSummary = (summary: object) => summary as AnalyticsSummary;
const asCounts = (counts: object) => counts as AlertCounts;
const asAlertAnalytics = (found: object) => found as AlertAnalytics;

/** What the pace of a forecast is the mean of. */
const paceDays = 28;

export function useAnalytics(range: DateRange, today: string) {
  const before = rangeBefore(range);
  return {
    summary: useQuery({
      ...readQuery('/v1/analytics/summary', { query: range }),
      select: asSummary,
      ...kept,
    }),
    summaryBefore: useQuery({
      ...readQuery('/v1/analytics/summary', { query: before }),
      select: asSummary,
      ...kept,
    }),
    cases: useQuery({ ...readQuery('/v1/analytics/cases', { query: range }), ...kept }),
    // With the days before, over which the first ones are counted too.
    days: useQuery({
      ...readQuery('/v1/analytics/days', {
        query: { from: daysBefore(range.from, rollingDays - 1), to: range.to },
      }),
      ...kept,
    }),
    lastWeeks: useQuery({
      ...readQuery('/v1/analytics/days', { query: { from: daysBefore(today, paceDays), to: today } }),
      ...kept,
    }),
    alertAnalytics: useQuery({ ...readQuery('/v1/analytics/alerts', {}), select: asAlertAnalytics }),
    alerts: useQuery({ ...readQuery('/v1/alerts/counts', { query: {} }), select: asCounts }),
    // As the list of open alerts, which leaves out those that are snoozed.
    queue: useQuery({
      ...readQuery('/v1/alerts/counts', { query: undecided }),
      select: asCounts,
    }),
    openAlerts: useQuery({
      ...readQuery('/v1/alerts/counts', { query: { status: 'Open', snoozed: 'exclude' } }),
      select: asCounts,
    }),
  };
}

export type Analytics = ReturnType<typeof useAnalytics>;
