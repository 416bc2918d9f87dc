import type { DateRange } from '@/components/ui/date-range';
import { counted, formatCount } from '@/components/ui/format';
import { formatChange } from '@/components/ui/format-change';
import type { AlertAnalytics, AnalyticsSummary, CaseAnalytics } from '@/lib/domain/analytics/schema';
import { closedIn, dueRows, pendingRows, rangeBefore, recordsOf, resolvedIn, rowsOf } from './period';

/** A number with the address of its rows. Without rows there is no link. */
export interface Linked {
  value: string;
  href?: string;
  /** What the number says about the rows, for screen readers. */
  name?: string;
}

export interface Figure extends Linked {
  label: string;
  /** The change since the previous period, with its unit, and the address of the rows of that period. */
  change?: Linked;
  isWorse?: boolean;
  /** The same figure for something else, shown beside it. */
  beside?: Linked;
}

const decimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

interface Compared {
  summary: AnalyticsSummary;
  before: AnalyticsSummary | undefined;
  cases: CaseAnalytics;
  casesBefore?: CaseAnalytics;
  range: DateRange;
}

/** The rows of a figure in a period. */
interface Rows {
  count: number;
  /** Their number in words: "41 alerts resolved". */
  said: string;
  href: string;
}

const resolvedRows = ({ alerts_resolved }: AnalyticsSummary, range: DateRange): Rows => ({
  count: alerts_resolved,
  said: `${counted(alerts_resolved, 'alert', 'alerts')} resolved`,
  href: resolvedIn(range),
});

const closedRows = ({ cases_closed }: AnalyticsSummary, range: DateRange): Rows => ({
  count: cases_closed,
  said: `${counted(cases_closed, 'case', 'cases')} closed`,
  href: closedIn(range),
});

const escalatedRows = ({ escalated }: CaseAnalytics, range: DateRange): Rows => ({
  count: escalated,
  said: `${counted(escalated, 'case', 'cases')} escalated`,
  href: recordsOf('case.escalated', range),
});

const earlierRows = (rowsIn: typeof resolvedRows, { before, range }: Compared): Rows | undefined =>
  before && rowsIn(before, rangeBefore(range));

/** A change links to what it compares with, if that is not nothing. */
const linkedChange = (value: string, earlier: Rows | undefined): Linked =>
  earlier && earlier.count > 0
    ? {
        value,
        href: earlier.href,
        name: `${value}: compared with the previous period: ${earlier.said}`,
      }
    : { value };

interface Mean {
  label: string;
  unit: string;
  of: Rows;
  now: number;
  before: number | undefined;
  earlier: Rows | undefined;
}

const hoursInDay = 24;

/** From two days on in days, the unit of the mean for cases. */
const alertTimes = (hours: number, before: number | undefined): Pick<Mean, 'unit' | 'now' | 'before'> =>
  hours < 2 * hoursInDay
    ? { unit: 'h', now: hours, before }
    : { unit: 'd', now: hours / hoursInDay, before: before && before / hoursInDay };

/** A mean as a figure. The API gives 0 for the mean of nothing, which is not a duration. */
function durationFigure({ label, unit, of, now, before, earlier }: Mean): Figure {
  if (now === 0) return { label, value: '–', change: { value: 'none in this period' } };
  const value = `${decimals.format(now)} ${unit}`;
  const alone = before === 0 ? 'mean, none before' : 'mean';
  return {
    label,
    value,
    href: of.href,
    name: `${value}: mean of ${of.said} in this period`,
    change: before ? linkedChange(`${formatChange(now - before)} ${unit} · mean`, earlier) : { value: alone },
    isWorse: before ? now > before : false,
  };
}

const shareOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((100 * part) / whole);

const share = (value: string, of: string) => ({
  value,
  name: `${value}: share within their deadline of ${of} in this period`,
});

const inPoints = (points: number) => `${formatChange(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

function shareOfAlerts(compared: Compared): Omit<Figure, 'label'> {
  const { summary, before, range } = compared;
  const { alerts_resolved, alerts_within_deadline } = summary;
  const now = shareOf(alerts_within_deadline, alerts_resolved);
  if (now === undefined) return { value: '–', change: { value: 'none in this period' } };
  const earlier = before && shareOf(before.alerts_within_deadline, before.alerts_resolved);
  return {
    ...share(`${now}%`, resolvedRows(summary, range).said),
    href: resolvedIn(range),
    change:
      earlier === undefined
        ? undefined
        : linkedChange(inPoints(now - earlier), earlierRows(resolvedRows, compared)),
    isWorse: earlier !== undefined && now < earlier,
  };
}

function shareOfCases({ summary, range }: Compared): Linked | undefined {
  const { cases_closed, cases_within_deadline } = summary;
  const now = shareOf(cases_within_deadline, cases_closed);
  if (now === undefined) return undefined;
  return {
    ...share(`${now}% of cases`, closedRows(summary, range).said),
    href: closedIn(range),
  };
}

const changeOf = (now: Rows, earlier: Rows | undefined): Linked | undefined =>
  earlier && linkedChange(formatChange(now.count - earlier.count), earlier);

/** The figures of the period, each with its change since the period of the same length before it. */
export function figuresOf(compared: Compared): Figure[] {
  const { summary, before, cases, casesBefore, range } = compared;
  const [resolved, closed] = [resolvedRows(summary, range), closedRows(summary, range)];
  const escalated = escalatedRows(cases, range);
  const [resolvedBefore, closedBefore] = [
    earlierRows(resolvedRows, compared),
    earlierRows(closedRows, compared),
  ];
  return [
    {
      label: 'Alerts resolved',
      value: formatCount(resolved.count),
      href: resolved.href,
      change: changeOf(resolved, resolvedBefore),
    },
    {
      label: 'Cases closed',
      value: formatCount(closed.count),
      href: closed.href,
      change: changeOf(closed, closedBefore),
    },
    {
      label: 'Cases escalated',
      value: formatCount(escalated.count),
      href: escalated.href,
      name: `${formatCount(escalated.count)}: cases escalated in this period. Opens the audit records, one for each escalation`,
      change: changeOf(escalated, casesBefore && escalatedRows(casesBefore, rangeBefore(range))),
    },
    // Two links, because each share has its own list.
    { label: 'Alerts within deadline', ...shareOfAlerts(compared), beside: shareOfCases(compared) },
    durationFigure({
      label: 'Time to resolve an alert',
      of: resolved,
      ...alertTimes(summary.average_alert_resolution_hours, before?.average_alert_resolution_hours),
      earlier: resolvedBefore,
    }),
    durationFigure({
      label: 'Time to close a case',
      unit: 'd',
      of: closed,
      now: summary.average_case_resolution_days,
      before: before?.average_case_resolution_days,
      earlier: closedBefore,
    }),
  ];
}

/** The current figures, without pending alerts, which have their own cell. */
export function figuresNow(summary: AnalyticsSummary, alerts: AlertAnalytics): Figure[] {
  const [today] = alerts.due_by_day;
  return [
    {
      label: 'Alerts overdue',
      value: formatCount(alerts.overdue_alerts),
      href: pendingRows({ due: 'Overdue' }),
    },
    {
      label: 'Alerts due today',
      value: formatCount(today?.count ?? 0),
      href: today && dueRows(today.date, 'today'),
      change: { value: 'until midnight UTC' },
    },
    {
      label: 'Open cases',
      value: formatCount(summary.open_cases),
      href: rowsOf('/cases', { status: 'Open' }),
    },
  ];
}
