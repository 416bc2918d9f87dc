import type { Context } from '@/lib/platform/context';
import { readRows } from '@/lib/platform/db';
import { keptTotals } from '@/lib/platform/keyset';
import type { Period, Span } from './period';
import type { CaseGrouping } from './schema';

export interface CasesNow {
  status: string;
  risk_tier: string | null;
  count: number;
}

export const countCasesNow = (ctx: Context): Promise<CasesNow[]> =>
  readRows(ctx, {
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

/** What is counted on the day of one of its times. */
interface Source {
  table: 'cases' | 'alerts';
  measure: 'opened' | 'ended';
  time: string;
  /** Of a row, as the columns of day_totals. */
  inTime: string;
  bucket: string;
}

const caseBucket = `jsonb_build_object(
  'status', status, 'type', type, 'risk_tier', risk_tier, 'entity_category', entity_category)`;

const openedCases: Source = {
  table: 'cases',
  measure: 'opened',
  time: 'created_at',
  inTime: '0',
  bucket: caseBucket,
};
const endedCases: Source = {
  table: 'cases',
  measure: 'ended',
  time: 'closed_at',
  inTime: `(sla_stopped <> 'Breached')::int`,
  bucket: caseBucket,
};
const endedAlerts: Source = {
  table: 'alerts',
  measure: 'ended',
  time: 'resolved_at',
  inTime: `(sla_deadline > coalesce(sla_paused_at, resolved_at))::int`,
  bucket: `jsonb '{}'`,
};

/** Of the times from `first` until just before `end`: for the part of a day. */
const rowsBetween = ({ table, measure, time, inTime, bucket }: Source, first: string, end: string) => `
  select '${table}' as resource, '${measure}' as measure, ${time} >= $3 as is_after, ${bucket} as bucket, 1 as delta,
    extract(epoch from created_at) as started_seconds, extract(epoch from ${time} - created_at) as lasted_seconds,
    ${inTime} as in_time
  from ${table} where project_id = $1 and ${time} >= ${first} and ${time} < ${end}`;

/** Whole days from the totals by day, the parts of days at both ends of the span from the rows themselves. */
const since = (source: Source, horizon: string) => `
  select resource, measure, day > $5::timestamptz::date as is_after, bucket, delta, started_seconds, lasted_seconds, in_time
  from day_totals where project_id = $1 and resource = '${source.table}' and measure = '${source.measure}'
    and day >= $4::timestamptz::date and day <> $5::timestamptz::date and day < ${horizon}
  union all ${rowsBetween(source, '$2::timestamptz', '$4::timestamptz')}
  union all ${rowsBetween(source, 'greatest($4::timestamptz, $5::timestamptz)', '$6::timestamptz')}`;

const valuesOf = (ctx: Context, { from, to, firstDay, lastDay, dayAfter }: Span) => [
  ctx.project.id,
  from,
  to,
  firstDay,
  lastDay,
  dayAfter,
];

export interface Ended {
  resource: 'cases' | 'alerts';
  count: number;
  lasted_seconds: number;
  in_time: number;
}

/** What ended within the span. */
export const sumEnded = (ctx: Context, span: Span): Promise<Ended[]> =>
  readRows(ctx, {
    name: 'analytics-ended',
    text: `select resource, sum(delta)::int as count, sum(lasted_seconds)::float8 as lasted_seconds,
        sum(in_time)::int as in_time
      from (${since(endedCases, '$5::timestamptz::date')} union all ${since(endedAlerts, '$5::timestamptz::date')}) ended
      where not is_after group by resource`,
    values: valuesOf(ctx, span),
  });

export interface CaseActivity {
  measure: 'now' | 'opened' | 'ended';
  /** After the span. */
  is_after: boolean;
  is_open: boolean;
  label: string | null;
  count: number;
  /** The sum of their ages at the end of the span. */
  age_seconds: number;
}

/** All cases now, and those opened and closed within the span and after it. */
export const sumCaseActivity = (ctx: Context, span: Span, grouping: CaseGrouping): Promise<CaseActivity[]> =>
  readRows(ctx, {
    name: 'analytics-case-activity',
    text: `select measure, is_after, bucket ->> 'status' <> 'Closed' as is_open, bucket ->> $7 as label,
        sum(delta)::int as count,
        (sum(delta) * extract(epoch from $3::timestamptz) - sum(started_seconds))::float8 as age_seconds
      from (
        select resource, measure, false as is_after, bucket, delta, started_seconds, lasted_seconds, in_time
        from day_totals where project_id = $1 and resource = 'cases' and measure = 'now'
        union all ${since(openedCases, `'infinity'`)} union all ${since(endedCases, `'infinity'`)}
      ) activity
      group by 1, 2, 3, 4`,
    values: [...valuesOf(ctx, span), grouping],
  });

/** Cases, each once, by the audit log. */
export async function countEscalatedCases(ctx: Context, { from, to }: Period): Promise<number> {
  const [row] = await readRows<{ count: number }>(ctx, {
    name: 'analytics-escalated-cases',
    text: `select count(distinct target_token)::int as count from audit_log
      where project_id = $1 and event_type = 'case.escalated' and created_at >= $2 and created_at < $3`,
    values: [ctx.project.id, from, to],
  });
  return row?.count ?? 0;
}
