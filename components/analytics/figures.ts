import type { DateRange } from '@/components/ui/date-range';
import { counted, formatCount } from '@/components/ui/format';
import { formatChange } from '@/components/ui/format-change';
import type { AlertAnalytics, AnalyticsSummary, CaseAnalytics } from '@/lib/domain/analytics/schema';
import { closedIn, dueRows, pendingRows, recordsOf, resolvedIn, rowsOf } from './period';

/** A number with the address of its rows. Without rows there is no link. */
interface Linked {
  value: string;
  href?: string;
  /** What the number says about the rows, for screen readers. */
  name?: string;
}

export interface Figure extends Linked {
  label: string;
  /** The change since the previous period, with its unit. */
  change?: string;
  isWorse?: boolean;
  /** The same figure for something else, shown beside it. */
  beside?: Linked;
}

const decimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

interface Compared {
  summary: AnalyticsSummary;
  before: AnalyticsSummary | undefined;
  cases: CaseAnalytics;
  range: DateRange;
}

interface Mean {
  label: string;
  unit: string;
  href: string;
  /** What the mean is of: "41 alerts resolved". */
  of: string;
  now: number;
  before: number | undefined;
}

/** A mean as a figure. The API gives 0 for the mean of nothing, which is not a duration. */
function durationFigure({ label, unit, href, of, now, before }: Mean): Figure {
  if (now === 0) return { label, value: '–', change: 'none in this period' };
  const value = `${decimals.format(now)} ${unit}`;
  return {
    label,
    value,
    href,
    name: `${value}: mean of ${of} in this period`,
    change: before ? `${formatChange(now - before)} ${unit} · mean` : 'mean',
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

function shareOfAlerts({ summary, before, range }: Compared): Omit<Figure, 'label'> {
  const { alerts_resolved, alerts_within_deadline } = summary;
  const now = shareOf(alerts_within_deadline, alerts_resolved);
  if (now === undefined) return { value: '–', change: 'none in this period' };
  const earlier = before && shareOf(before.alerts_within_deadline, before.alerts_resolved);
  return {
    ...share(`${now}%`, `${counted(alerts_resolved, 'alert', 'alerts')} resolved`),
    href: resolvedIn(range),
    change: earlier === undefined ? undefined : inPoints(now - earlier),
    isWorse: earlier !== undefined && now < earlier,
  };
}

function shareOfCases({ summary, range }: Compared): Linked | undefined {
  const { cases_closed, cases_within_deadline } = summary;
  const now = shareOf(cases_within_deadline, cases_closed);
  if (now === undefined) return undefined;
  return {
    ...share(`${now}% of cases`, `${counted(cases_closed, 'case', 'cases')} closed`),
    href: closedIn(range),
  };
}

const changeOf = (now: number, before: number | undefined): string | undefined =>
  before === undefined ? undefined : formatChange(now - before);

/** The figures of the period, each with its change since the period of the same length before it. */
export function figuresOf(compared: Compared): Figure[] {
  const { summary, before, cases, range } = compared;
  return [
    {
      label: 'Alerts resolved',
      value: formatCount(summary.alerts_resolved),
      href: resolvedIn(range),
      change: changeOf(summary.alerts_resolved, before?.alerts_resolved),
    },
    {
      label: 'Cases closed',
      value: formatCount(summary.cases_closed),
      href: closedIn(range),
      change: changeOf(summary.cases_closed, before?.cases_closed),
    },
    {
      label: 'Cases escalated',
      value: formatCount(cases.escalated),
      href: recordsOf('case.escalated', range),
      name: `${formatCount(cases.escalated)}: cases escalated in this period. Opens the audit records, one for each escalation`,
    },
    // Two links, because each share has its own list.
    { label: 'Alerts within deadline', ...shareOfAlerts(compared), beside: shareOfCases(compared) },
    durationFigure({
      label: 'Time to resolve an alert',
      unit: 'h',
      href: resolvedIn(range),
      of: `${counted(summary.alerts_resolved, 'alert', 'alerts')} resolved`,
      now: summary.average_alert_resolution_hours,
      before: before?.average_alert_resolution_hours,
    }),
    durationFigure({
      label: 'Time to close a case',
      unit: 'd',
      href: closedIn(range),
      of: `${counted(summary.cases_closed, 'case', 'cases')} closed`,
      now: summary.average_case_resolution_days,
      before: before?.average_case_resolution_days,
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
      change: 'until midnight UTC',
    },
    {
      label: 'Open cases',
      value: formatCount(summary.open_cases),
      href: rowsOf('/cases', { status: 'Open' }),
    },
  ];
}
