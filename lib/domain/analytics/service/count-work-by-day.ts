import { sumOf } from '@/lib/domain/counts';
import type { Context } from '@/lib/platform/context';
import { datesOf, periodOf } from '../period';
import { presentPeriod } from '../present';
import type { AnalyticsFilters, WorkByDay } from '../schema';
import { type DayTotal, sumDays } from '../store';

function presentDay(date: string, totals: readonly DayTotal[]): WorkByDay['days'][number] {
  const countOf = (resource: DayTotal['resource'], measure: DayTotal['measure']) =>
    sumOf(totals.filter((total) => total.resource === resource && total.measure === measure));
  const inTime = (resource: DayTotal['resource']) =>
    sumOf(totals.filter((total) => total.resource === resource).map(({ in_time }) => ({ count: in_time })));
  const [alertsInTime, casesInTime] = [inTime('alerts'), inTime('cases')];
  return {
    date,
    cases_opened: countOf('cases', 'opened'),
    cases_closed: countOf('cases', 'ended'),
    alerts_opened: countOf('alerts', 'opened'),
    alerts_resolved: countOf('alerts', 'ended'),
    within_deadline: alertsInTime + casesInTime,
    alerts_within_deadline: alertsInTime,
    cases_within_deadline: casesInTime,
  };
}

/** Each whole day in UTC that the period touches, with the numbers opened and ended on it (API §5.7). */
export async function countWorkByDay(ctx: Context, filters: AnalyticsFilters): Promise<WorkByDay> {
  const now = ctx.now();
  const period = periodOf(filters, now);
  const dates = datesOf(period, now);
  const [first = '', last = first] = [dates[0], dates.at(-1)]; // a period has a day
  const byDay = Map.groupBy(await sumDays(ctx, first, last), ({ day }) => day);
  return {
    days: dates.map((date) => presentDay(date, byDay.get(date) ?? [])),
    period: presentPeriod(period),
  };
}
