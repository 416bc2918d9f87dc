import { TimerOff } from 'lucide-react';
import { TimeChart } from '@/components/charts/time-chart';
import { TonedText } from '@/components/ui/badge';
import { formatCount } from '@/components/ui/format';
import { closedIn, endedLate, recordsOf, resolvedIn } from './period';
import { WeekTable, type WeekColumn } from './week-table';
import { axisOf, type DayOfWork, deadlinesKeptOf, rollingDays, throughputOf, weeksOf } from './work-by-day';

const throughputColumns: readonly WeekColumn[] = [
  {
    name: 'Resolved',
    valueOf: (week) => week.alerts_resolved,
    hrefOf: ({ range }) => resolvedIn(range),
  },
  {
    name: 'Opened',
    valueOf: (week) => week.cases_opened,
    hrefOf: ({ range }) => recordsOf('case.created', range),
  },
  {
    name: 'Closed',
    valueOf: (week) => week.cases_closed,
    hrefOf: ({ range }) => closedIn(range),
  },
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

/** `days` begin six days before what is shown, for the first week of the deadlines. */
export function WorkCharts({ days }: { days: readonly DayOfWork[] }) {
  const shown = days.slice(rollingDays - 1);
  const kept = deadlinesKeptOf(days);
  const deadlines = { ...kept, points: kept.points.slice(rollingDays - 1) };
  const weeks = weeksOf(shown);
  return (
    <>
      <div className="grid gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_24rem]">
        <TimeChart title="Throughput" note="Alerts and cases per day (UTC)" data={throughputOf(shown)} />
        <WeekTable
          title="Alerts resolved, cases opened and closed"
          weeks={weeks}
          columns={throughputColumns}
        />
      </div>
      <div className="grid gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_24rem]">
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
