import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { undecided } from '@/components/alerts/undecided';
import type { DateRange } from '@/components/ui/date-range';
import { readQuery } from '@/lib/api/query';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import type { AlertAnalytics, AnalyticsSummary } from '@/lib/domain/analytics/schema';
import { daysBefore, rangeBefore } from './period';
import { rollingDays } from './work-by-day';

/** Shows the old figures until the new ones have loaded. */
const kept = { placeholderData: keepPreviousData };

// The OpenAPI type of a record has no keys; the API returns all of them.
const asSummary = (summary: object) => summary as AnalyticsSummary;
const asCounts = (counts: object) => counts as AlertCounts;
const asAlertAnalytics = (found: object) => found as AlertAnalytics;

/** The days from which a forecast takes the usual pace. */
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
    casesBefore: useQuery({ ...readQuery('/v1/analytics/cases', { query: before }), ...kept }),
    // Starts six days earlier, because each day is counted with those before it.
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
    // The same filter as the list of open alerts, which leaves out snoozed ones.
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
