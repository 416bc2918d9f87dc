import type { DateRange } from '@/components/ui/date-range';
import { formatCount } from '@/components/ui/format';
import type { AnalyticsSummary, CaseAnalytics } from '@/lib/domain/analytics/schema';
import { recordsOf, rowsOf } from './period';

export interface Figure {
  label: string;
  value: string;
  /** Where its rows are. */
  href: string;
  /** Beside what it was before. */
  change?: string;
  isWorse?: boolean;
}

const decimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

interface Compared {
  summary: AnalyticsSummary;
  before: AnalyticsSummary | undefined;
  cases: CaseAnalytics;
  range: DateRange;
}

/** An average of nothing is 0 in the API, which is no time at all. */
function durationFigure(
  label: string,
  unit: string,
  href: string,
  now: number,
  before: number | undefined,
): Figure {
  if (now === 0) return { label, value: '–', href, change: 'none in this period' };
  const change = before ? `${signed.format(now - before)} ${unit} · mean` : 'mean';
  return {
    label,
    value: `${decimals.format(now)} ${unit}`,
    href,
    change,
    isWorse: before ? now > before : false,
  };
}

/** The API answers 100% where nothing ended, which is no achievement. */
const hasEnded = (summary: AnalyticsSummary): boolean =>
  summary.average_alert_resolution_hours > 0 || summary.average_case_resolution_days > 0;

/** The figures above the charts, each beside that of as many days before. */
export function figuresOf({ summary, before, cases, range }: Compared): Figure[] {
  const percentage = hasEnded(summary) ? Math.round(summary.sla_health_percentage) : undefined;
  const points =
    percentage !== undefined && before && hasEnded(before)
      ? percentage - Math.round(before.sla_health_percentage)
      : undefined;
  return [
    {
      label: 'Open cases',
      value: formatCount(summary.open_cases),
      href: rowsOf('/cases', { status: 'Open' }),
      change: `${signed.format(cases.opened - cases.closed)} in this period`,
    },
    {
      label: 'Cases escalated',
      value: formatCount(cases.escalated),
      href: recordsOf('case.escalated', range),
      change: 'in this period',
    },
    {
      label: 'Within deadline',
      value: percentage === undefined ? '–' : `${percentage}%`,
      href: rowsOf('/alerts', { status: 'All', sla_status: 'Breached' }),
      change:
        points === undefined
          ? undefined
          : `${signed.format(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
      isWorse: points !== undefined && points < 0,
    },
    durationFigure(
      'Time to resolve an alert',
      'h',
      recordsOf('alert.resolved', range),
      summary.average_alert_resolution_hours,
      before?.average_alert_resolution_hours,
    ),
    durationFigure(
      'Time to close a case',
      'd',
      recordsOf('case.closed', range),
      summary.average_case_resolution_days,
      before?.average_case_resolution_days,
    ),
  ];
}
