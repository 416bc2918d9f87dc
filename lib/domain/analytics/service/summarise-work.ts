import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { isClosed } from '@/lib/domain/cases/lifecycle';
import { CaseStatus } from '@/lib/domain/cases/schema';
import { Priority, Tier } from '@/lib/domain/words';
import { sumOf, tally } from '@/lib/domain/counts';
import type { Context } from '@/lib/platform/context';
import { periodOf, spanOf } from '../period';
import { averageOf, percentageOf, presentPeriod } from '../present';
import type { AnalyticsFilters, AnalyticsSummary } from '../schema';
import { countAlertsNow, countCasesNow, type Ended, sumEnded } from '../store';

const inTimeOf = (ended: readonly Ended[]): number => ended.reduce((sum, { in_time }) => sum + in_time, 0);

/** 100 if nothing ended, because nothing was late. */
const healthOf = (ended: readonly Ended[]): number =>
  sumOf(ended) === 0 ? 100 : percentageOf(inTimeOf(ended), sumOf(ended));

function averageLength(ended: readonly Ended[], resource: Ended['resource'], secondsInUnit: number): number {
  const sums = ended.find((row) => row.resource === resource);
  return sums ? averageOf(sums.lasted_seconds / secondsInUnit, sums.count) : 0;
}

/** What is open now, and the results of what ended in the period (API §5.7). */
export async function summariseWork(ctx: Context, filters: AnalyticsFilters): Promise<AnalyticsSummary> {
  const now = ctx.now();
  const period = periodOf(filters, now);
  const [cases, alerts, ended] = await Promise.all([
    countCasesNow(ctx),
    countAlertsNow(ctx),
    sumEnded(ctx, spanOf(period, now)),
  ]);
  const open = cases.filter((each) => !isClosed(each));
  const pending = alerts.filter(({ status }) => status !== 'Resolved');
  const resolved = ended.filter(({ resource }) => resource === 'alerts');
  const closed = ended.filter(({ resource }) => resource === 'cases');
  return {
    open_cases: sumOf(open),
    pending_alerts: sumOf(pending),
    sla_health_percentage: healthOf(ended),
    alerts_resolved: sumOf(resolved),
    alerts_within_deadline: inTimeOf(resolved),
    cases_closed: sumOf(closed),
    cases_within_deadline: inTimeOf(closed),
    average_case_resolution_days: averageLength(ended, 'cases', secondsInDay),
    average_alert_resolution_hours: averageLength(ended, 'alerts', secondsInHour),
    cases_by_status: tally(cases, 'status', CaseStatus.options),
    alerts_by_priority: tally(pending, 'priority', Priority.options),
    risk_tier_distribution: tally(open, 'risk_tier', [...Tier.options, 'none']),
    period: presentPeriod(period),
  };
}
