import type { Context } from '@/lib/platform/context';
import { keptTotals } from '@/lib/platform/database/kept-totals';
import { rowsInShare } from '@/lib/platform/database/statements';
import { type Period, type Span, type WholeSpan, wholeSpans, wholeSpansSince } from './period';
import type { CaseGrouping } from './schema';

export interface CasesNow {
  status: string;
  risk_tier: string | null;
  count: number;
}

export const countCasesNow = (ctx: Context): Promise<CasesNow[]> =>
  rowsInShare(ctx, {
    name: 'analytics-cases-now',
    text: `select bucket ->> 'status' as status, bucket ->> 'risk_tier' as risk_tier, sum(delta)::int as count
      from day_totals where project_id = $1 and resource = 'cases' and measure = 'now' group by 1, 2`,
    values: [ctx.project.id],
  });

interface AlertBucket {
  status: string;
  priority: string;
}

export async function countAlertsNow(ctx: Context): Promise<(AlertBucket & { count: number })[]> {
  const totals = await keptTotals<AlertBucket>(ctx, 'alerts', {});
  return totals.map(({ bucket: { status, priority }, total }) => ({ status, priority, count: total }));
}

interface Source {
  resource: 'cases' | 'alerts';
  measure: 'opened' | 'ended';
}

const ofSource = ({ resource, measure }: Source) =>
  `project_id = $1 and resource = '${resource}' and measure = '${measure}'`;

const sums = 'delta, started_seconds, lasted_seconds, in_time';

/** A row that is not yet folded into totals with its label. */
const labelled = `bucket ->> 'status' <> 'Closed' as is_open, coalesce(bucket ->> $8, 'none') as label, ${sums}`;

/** For a partial day, from `first` until just before `end`. */
const rowsBetween = (source: Source, first: string, end: string) => `
  select resource, measure, at >= $3::timestamptz as is_after, ${labelled}
  from dated_rows where ${ofSource(source)} and at >= ${first} and at < ${end}`;

/**
 * Whole days from the totals by day and month, and from rows that are not folded into them yet; partial days at both
 * ends of the span from the rows themselves. `offset 0` keeps the planner from reading all totals first and joining
 * them afterwards.
 */
const since = (source: Source, horizon: string) => `
  select resource, measure, day > $5::timestamptz::date as is_after, is_open, label, ${sums}
  from unnest($7::jsonb[]) whole cross join lateral (
    select * from span_totals where ${ofSource(source)} and counted_by = $8
      and span = whole ->> 'span' and day >= (whole ->> 'first')::date and day < (whole ->> 'until')::date
    offset 0) folded
  union all select resource, measure, day > $5::timestamptz::date, ${labelled}
  from day_totals where not is_folded and ${ofSource(source)}
    and day >= $4::timestamptz::date and day <> $5::timestamptz::date and day < ${horizon}
  union all ${rowsBetween(source, '$2::timestamptz', '$4::timestamptz')}
  union all ${rowsBetween(source, 'greatest($4::timestamptz, $5::timestamptz)', '$6::timestamptz')}`;

const openedCases: Source = { resource: 'cases', measure: 'opened' };
const endedCases: Source = { resource: 'cases', measure: 'ended' };
const endedAlerts: Source = { resource: 'alerts', measure: 'ended' };

/** For totals that are not grouped by a column. */
const ofAll = '';

const valuesOf = (
  ctx: Context,
  { from, to, firstDay, lastDay, dayAfter }: Span,
  spans: readonly WholeSpan[],
  countedBy: string,
) => [ctx.project.id, from, to, firstDay, lastDay, dayAfter, spans, countedBy];

export interface Ended {
  resource: 'cases' | 'alerts';
  count: number;
  lasted_seconds: number;
  in_time: number;
}

/** Totals of what ended within the span. */
export const sumEnded = (ctx: Context, span: Span): Promise<Ended[]> =>
  rowsInShare(ctx, {
    name: 'analytics-ended',
    text: `select resource, sum(delta)::int as count, sum(lasted_seconds)::float8 as lasted_seconds,
        sum(in_time)::int as in_time
      from (${since(endedCases, '$5::timestamptz::date')} union all ${since(endedAlerts, '$5::timestamptz::date')}) ended
      where not is_after group by resource`,
    values: valuesOf(ctx, span, wholeSpans(span.firstDay, span.lastDay), ofAll),
  });

export interface CaseActivity {
  measure: 'now' | 'opened' | 'ended';
  /** After the span. */
  is_after: boolean;
  is_open: boolean;
  label: string;
  count: number;
  /** Sum of their ages at the end of the span. */
  age_seconds: number;
}

/** All cases now, and those opened and closed within and after the span. */
export const sumCaseActivity = (ctx: Context, span: Span, grouping: CaseGrouping): Promise<CaseActivity[]> =>
  rowsInShare(ctx, {
    name: 'analytics-case-activity',
    text: `select measure, is_after, is_open, label, sum(delta)::int as count,
        (sum(delta) * extract(epoch from $3::timestamptz) - sum(started_seconds))::float8 as age_seconds
      from (
        select resource, measure, false as is_after, ${labelled}
        from day_totals where project_id = $1 and resource = 'cases' and measure = 'now'
        union all ${since(openedCases, `'infinity'`)} union all ${since(endedCases, `'infinity'`)}
      ) activity
      group by 1, 2, 3, 4`,
    values: valuesOf(
      ctx,
      span,
      [...wholeSpans(span.firstDay, span.lastDay), ...wholeSpansSince(span.dayAfter)],
      grouping,
    ),
  });

/** Counts each case once, by the audit log. */
export async function countEscalatedCases(ctx: Context, { from, to }: Period): Promise<number> {
  const [row] = await rowsInShare<{ count: number }>(ctx, {
    name: 'analytics-escalated-cases',
    text: `select count(distinct case_token)::int as count from case_escalations
      where project_id = $1 and created_at >= $2 and created_at < $3`,
    values: [ctx.project.id, from, to],
  });
  return row?.count ?? 0;
}

export interface DayTotal {
  /** YYYY-MM-DD */
  day: string;
  resource: 'cases' | 'alerts';
  measure: 'opened' | 'ended';
  count: number;
  in_time: number;
}

const ofDays = `resource in ('cases', 'alerts') and measure in ('opened', 'ended') and day between $2::date and $3::date`;

/** For whole days, from `first` to `last`. */
export const sumDays = (ctx: Context, first: string, last: string): Promise<DayTotal[]> =>
  rowsInShare(ctx, {
    name: 'analytics-days',
    text: `select day::text as day, resource, measure, sum(delta)::int as count, sum(in_time)::int as in_time
      from (
        select day, resource, measure, delta, in_time from span_totals
        where project_id = $1 and counted_by = '' and span = 'day' and ${ofDays}
        union all select day, resource, measure, delta, in_time from day_totals
        where project_id = $1 and not is_folded and ${ofDays}
      ) days group by 1, 2, 3`,
    values: [ctx.project.id, first, last],
  });
