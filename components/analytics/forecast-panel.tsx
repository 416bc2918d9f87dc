import { ClockAlert, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChartData } from '@/components/charts/chart-data';
import { CsvButton } from '@/components/charts/csv-button';
import { NumberLink } from '@/components/charts/number-link';
import { TonedText } from '@/components/ui/badge';
import { counted, formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import type { AlertAnalytics } from '@/lib/domain/analytics/schema';
import { type ForecastDay, forecastOf } from './forecast';
import { dueRows, pendingRows } from './period';
import type { DayOfWork } from './work-by-day';

const title = 'Deadlines of the next five days';
const cellStyle = 'border-t px-2 text-right last:pr-4';
const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const oneDecimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const percent = (share: number) => `${share * 100}%`;
const labelOf = (date: string) => weekday.format(new Date(date)).replace(',', '');

const dataOf = (overdue: number, days: readonly ForecastDay[]): ChartData => ({
  heading: 'Due',
  series: [
    { key: 'count', name: 'Alerts', mark: 'bar', step: 1 },
    { key: 'pace', name: 'Usually resolved', mark: 'bar', step: 1 },
    { key: 'done', name: 'Will be done', mark: 'bar', step: 1 },
    { key: 'late', name: 'Will be late', mark: 'bar', step: 1 },
  ],
  points: [
    { label: 'Overdue', values: { count: overdue, pace: null, done: null, late: null } },
    ...days.map(({ date, count, pace, done, late }) => ({
      label: date,
      values: { count, pace, done, late },
    })),
  ],
});

interface ForecastPanelProps {
  analytics: AlertAnalytics;
  /** The last four weeks, and today. */
  resolved: readonly DayOfWork[];
}

/** Which alerts are due next, and how many of them will be late if people go on as in the last four weeks. */
export function ForecastPanel({ analytics, resolved }: ForecastPanelProps) {
  const { overdue_alerts: overdue, due_by_day: due, paused_alerts: paused } = analytics;
  const days = forecastOf({ overdue, due, resolved });
  const largest = Math.max(1, overdue, ...days.map(({ count }) => count));
  return (
    <Panel
      title={title}
      note="Forecast at today’s pace"
      className="@container"
      aside={<CsvButton title={title} data={dataOf(overdue, days)} />}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="h-8 text-xs text-muted">
            <th scope="col" className="px-2 pl-4 text-left font-medium">
              Due (UTC)
            </th>
            {/* The bars say nothing that the numbers do not. */}
            <td aria-hidden className="w-[26%] px-2 @max-lg:hidden" />
            <th scope="col" className="px-2 text-right font-medium">
              Alerts
            </th>
            <th scope="col" className="px-2 text-right font-medium">
              Will be done
            </th>
            <th scope="col" className="px-2 pr-4 text-right font-medium">
              Will be late
            </th>
          </tr>
        </thead>
        <tbody>
          <OverdueRow count={overdue} largest={largest} />
          {days.map((day, index) => (
            <DayRow key={day.date} day={day} isToday={index === 0} largest={largest} />
          ))}
        </tbody>
      </table>
      <Conclusion days={days} paused={paused} />
    </Panel>
  );
}

function OverdueRow({ count, largest }: { count: number; largest: number }) {
  return (
    <tr className="h-11 hover:bg-hover">
      <th scope="row" className="border-t px-2 pl-4 text-left font-normal whitespace-nowrap">
        <TonedText tone={count === 0 ? 'neutral' : 'danger'} icon={TimerOff}>
          Overdue
        </TonedText>
      </th>
      <td aria-hidden className="border-t px-2 @max-lg:hidden">
        <Bar>
          <rect width={percent(count / largest)} height="100%" className="fill-danger" />
        </Bar>
      </td>
      <td className={cellStyle}>
        <Count value={count} href={pendingRows({ due: 'Overdue' })} />
      </td>
      <td className={cellStyle}>–</td>
      <td className={cellStyle}>–</td>
    </tr>
  );
}

function DayRow({ day, isToday, largest }: { day: ForecastDay; isToday: boolean; largest: number }) {
  const { date, count, pace, done, late } = day;
  const href = dueRows(date, isToday ? 'today' : 'later');
  const of = `of ${counted(count, 'alert', 'alerts')} due on ${labelOf(date)}`;
  return (
    <tr className="h-11 hover:bg-hover">
      <th scope="row" className="border-t px-2 pl-4 text-left font-normal whitespace-nowrap">
        {isToday && 'Today, '}
        {labelOf(date)}
        <span className="block text-xs text-muted">{oneDecimal.format(pace)} usually resolved</span>
      </th>
      <td aria-hidden className="border-t px-2 @max-lg:hidden">
        <Bar>
          <rect width={percent(done / largest)} height="100%" className="fill-chart-1" />
          <rect
            x={percent(done / largest)}
            width={percent(late / largest)}
            height="100%"
            className="fill-caution"
          />
        </Bar>
      </td>
      <td className={cellStyle}>
        <Count value={count} href={href} />
      </td>
      <td className={cellStyle}>
        <Count
          value={done}
          href={href}
          name={`${formatCount(done)}: share that will be done in time ${of}`}
        />
      </td>
      <td className={cellStyle}>
        {late === 0 ? (
          <Count value={0} href={href} />
        ) : (
          <TonedText tone="caution" icon={ClockAlert}>
            <Count value={late} href={href} name={`${formatCount(late)}: share that will be late ${of}`} />
          </TonedText>
        )}
      </td>
    </tr>
  );
}

function Count({ value, href, name }: { value: number; href: string; name?: string }) {
  if (value === 0) return <span className="text-faint">0</span>;
  return (
    <NumberLink href={href} name={name}>
      {formatCount(value)}
    </NumberLink>
  );
}

/** By attributes of SVG: the content security policy need not allow styles. */
const Bar = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden className="block h-2 w-full overflow-hidden rounded-xs bg-sunken">
    {children}
  </svg>
);

function Conclusion({ days, paused }: { days: readonly ForecastDay[]; paused: number }) {
  const late = days.reduce((sum, day) => sum + day.late, 0);
  const until = labelOf(days.at(-1)?.date ?? '1970-01-01');
  return (
    <div className="flex flex-col gap-1 border-t px-4 py-2.5 text-sm">
      <p className="font-medium">
        {late === 0
          ? `At today’s pace, every alert due by ${until} will be done in time.`
          : `At today’s pace, ${counted(late, 'alert', 'alerts')} due by ${until} will be late.`}
      </p>
      <p className="text-muted">
        This assumes that people resolve as many alerts a day as on the same weekdays of the last four weeks,
        in the order of their deadlines, overdue ones first. New alerts are not counted.
      </p>
      {paused > 0 && (
        <p className="text-muted">
          <NumberLink href={pendingRows({ due: 'Paused' })}>
            {counted(paused, 'more alert', 'more alerts')}
          </NumberLink>{' '}
          {paused === 1 ? 'has its' : 'have their'} clock paused: the case waits for its client.
        </p>
      )}
    </div>
  );
}
