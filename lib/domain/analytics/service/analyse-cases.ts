import { secondsInDay } from 'date-fns/constants';
import { CaseStatus, EntityCategory } from '@/lib/domain/cases/schema';
import { CaseType, Tier } from '@/lib/domain/words';
import { sumOf, tally } from '@/lib/domain/counts';
import type { Context } from '@/lib/platform/context';
import { hundredths } from '@/lib/platform/hundredths';
import { daysOf, periodOf, spanOf } from '../period';
import { averageOf, percentageOf, presentPeriod } from '../present';
import type { CaseAnalytics, CaseAnalyticsFilters, CaseGrouping } from '../schema';
import { type CaseActivity, countEscalatedCases, sumCaseActivity } from '../store';

const labelsOf: Record<CaseGrouping, readonly string[]> = {
  type: CaseType.options,
  status: CaseStatus.options,
  risk_tier: [...Tier.options, 'none'],
  entity_category: EntityCategory.options,
};

const minus = (row: CaseActivity): CaseActivity => ({
  ...row,
  count: -row.count,
  age_seconds: -row.age_seconds,
});

const ofMeasure = (rows: readonly CaseActivity[], name: CaseActivity['measure']) =>
  rows.filter(({ measure }) => measure === name);

/**
 * Counts backwards from now, so that the cost depends on the days since the start of the period and not on the number
 * of cases.
 */
function activityOf(rows: readonly CaseActivity[]) {
  const open = rows.filter(({ measure, is_open }) => measure === 'now' && is_open);
  const [after, within] = [rows.filter(({ is_after }) => is_after), rows.filter(({ is_after }) => !is_after)];
  const [openedAfter, endedAfter] = [ofMeasure(after, 'opened'), ofMeasure(after, 'ended')];
  const [opened, closed] = [ofMeasure(within, 'opened'), ofMeasure(within, 'ended')];
  const atEnd = [...open, ...endedAfter, ...openedAfter.map(minus)];
  return { opened, closed, atEnd, ofPeriod: [...atEnd, ...closed] };
}

function breakdownOf(rows: readonly CaseActivity[], grouping: CaseGrouping): CaseAnalytics['breakdown'] {
  const total = sumOf(rows);
  const counts = tally(rows, 'label', labelsOf[grouping]);
  return Object.entries(counts).map(([label, count]) => ({
    label,
    count,
    percentage: percentageOf(count, total),
  }));
}

/** Cases that were open at some time in the period (API §5.7). */
export async function analyseCases(
  ctx: Context,
  { group_by, ...filters }: CaseAnalyticsFilters,
): Promise<CaseAnalytics> {
  const now = ctx.now();
  const period = periodOf(filters, now);
  const span = spanOf(period, now);
  const [rows, escalated] = await Promise.all([
    sumCaseActivity(ctx, span, group_by),
    countEscalatedCases(ctx, span),
  ]);
  const { opened, closed, atEnd, ofPeriod } = activityOf(rows);
  const ages = atEnd.reduce((sum, { age_seconds }) => sum + age_seconds, 0);
  return {
    total: sumOf(ofPeriod),
    opened: sumOf(opened),
    closed: sumOf(closed),
    escalated,
    throughput_rate: hundredths(sumOf(closed) / daysOf(span)),
    average_age_days: averageOf(ages / secondsInDay, sumOf(atEnd)),
    breakdown: breakdownOf(ofPeriod, group_by),
    period: presentPeriod(period),
  };
}
