import { TimerOff } from 'lucide-react';
import { TimeChart } from '@/components/charts/time-chart';
import { TonedText } from '@/components/ui/badge';
import { formatCount } from '@/components/ui/format';
import { formatChange } from '@/components/ui/format-change';
import type { DateRange } from '@/components/ui/date-range';
import { ChartSkeleton, TableSkeleton } from './panel-skeletons';
import { closedIn, endedLate, resolvedIn } from './period';
import { WeekTable, type WeekColumn } from './week-table';
import {
  alertsOpenedIn,
  axisOf,
  casesOpenedIn,
  type DayOfWork,
  deadlinesKeptOf,
  rollingDays,
  throughputOfAlerts,
  throughputOfCases,
  weekCountOf,
  weeksOf,
} from './work-by-day';

const backlogChange = (valueOf: WeekColumn['valueOf']): WeekColumn => ({
  name: 'Change',
  valueOf,
  render: formatChange,
});

const alertColumns: readonly WeekColumn[] = [
  {
    name: 'Opened',
    valueOf: (week) => week.alerts_opened,
    hrefOf: ({ range }) => alertsOpenedIn(range),
  },
  {
    name: 'Resolved',
    valueOf: (week) => week.alerts_resolved,
    hrefOf: ({ range }) => resolvedIn(range),
  },
  backlogChange((week) => week.alerts_opened - week.alerts_resolved),
];

const caseColumns: readonly WeekColumn[] = [
  {
    name: 'Opened',
    valueOf: (week) => week.cases_opened,
    hrefOf: ({ range }) => casesOpenedIn(range),
  },
  {
    name: 'Closed',
    valueOf: (week) => week.cases_closed,
    hrefOf: ({ range }) => closedIn(range),
  },
  backlogChange((week) => week.cases_opened - week.cases_closed),
];

const late = (value: number) =>
  value === 0 ? (
    '0'
  ) : (
    <TonedText tone="danger" icon={TimerOff}>
      {formatCount(value)}
    </TonedText>
  );

const deadlineColumns: readonly WeekColumn[] = [
  {
    name: 'Alerts',
    valueOf: (week) => week.alerts_resolved,
    hrefOf: ({ range }) => resolvedIn(range),
  },
  {
    name: 'Late alerts',
    valueOf: (week) => week.alerts_late,
    hrefOf: ({ range }) => resolvedIn(range, endedLate),
    render: late,
  },
  {
    name: 'Cases',
    valueOf: (week) => week.cases_closed,
    hrefOf: ({ range }) => closedIn(range),
  },
  {
    name: 'Late cases',
    valueOf: (week) => week.cases_late,
    hrefOf: ({ range }) => closedIn(range, endedLate),
    render: late,
  },
];

const rowStyle = 'grid gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_24rem]';

/** Charts of the work by day. `days` must start six days before the period, for its first deadlines. */
export function WorkCharts({ days }: { days: readonly DayOfWork[] }) {
  const shown = days.slice(rollingDays - 1);
  const kept = deadlinesKeptOf(days);
  const deadlines = { ...kept, points: kept.points.slice(rollingDays - 1) };
  const weeks = weeksOf(shown);
  return (
    <>
      <div className={rowStyle}>
        <TimeChart
          title="Alerts opened and resolved"
          note="Alerts a day (UTC), weekends shaded"
          data={throughputOfAlerts(shown)}
        />
        <WeekTable
          title="Alerts by week"
          note="Change: opened less resolved"
          weeks={weeks}
          columns={alertColumns}
        />
      </div>
      <div className={rowStyle}>
        <TimeChart
          title="Cases opened and closed"
          note="Cases a day (UTC), weekends shaded"
          data={throughputOfCases(shown)}
        />
        <WeekTable
          title="Cases by week"
          note="Change: opened less closed"
          weeks={weeks}
          columns={caseColumns}
        />
      </div>
      <div className={rowStyle}>
        <TimeChart
          title="Deadlines kept"
          note="Of alerts resolved and of cases closed, over seven days"
          data={deadlines}
          domain={axisOf(deadlines)}
        />
        <WeekTable title="Completed, and completed late" weeks={weeks} columns={deadlineColumns} />
      </div>
    </>
  );
}

const skeletonStyle = 'max-h-[19.8125rem] overflow-hidden';

/** As high as the charts of the period, so that nothing below them moves when they are there. */
export function WorkChartsSkeleton({ range }: { range: DateRange }) {
  const weeks = weekCountOf(range);
  return ['alerts', 'cases', 'deadlines'].map((of) => (
    <div key={of} className={rowStyle}>
      <ChartSkeleton />
      <TableSkeleton rows={weeks} className={skeletonStyle} />
    </div>
  ));
}
