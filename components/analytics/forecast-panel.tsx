import { ClockAlert, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { CsvButton } from '@/components/charts/csv-button';
import { NumberLink } from '@/components/charts/number-link';
import { TonedText } from '@/components/ui/badge';
import { counted, formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import type { AlertAnalytics } from '@/lib/domain/analytics/schema';
import { type Estimate, type Forecast, type ForecastDay, forecastOf } from './forecast';
import { forecastData } from './forecast-data';
import { lateText, paceText, rangeText, tooLittleText } from './forecast-text';
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

const percent = (share: number) => `${share * 100}%`;
const labelOf = (date: string) => weekday.format(new Date(date)).replace(',', '');

interface ForecastPanelProps {
  analytics: AlertAnalytics;
  /** The days of the last four weeks, and today. */
  past: readonly DayOfWork[];
}

/** The alerts that are due next, and how many of them will be late at the pace of the last four weeks. */
export function ForecastPanel({ analytics, past }: ForecastPanelProps) {
  const { overdue_alerts: overdue, due_by_day: due, paused_alerts: paused } = analytics;
  const forecast = forecastOf({ overdue, due, past });
  const { days } = forecast;
  const largest = Math.max(1, overdue, ...days.map(({ count }) => count));
  return (
    <Panel
      title={title}
      note={
        days[0]?.pace ? 'Forecast at the pace of the last four weeks' : 'Too little history for a forecast'
      }
      className="@container"
      aside={<CsvButton title={title} data={forecastData(overdue, days)} />}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="h-8 text-xs text-muted">
            <th scope="col" className="px-2 pl-4 text-left font-medium">
              Due (UTC)
            </th>
            {/* The bars repeat the numbers. */}
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
      <Conclusion forecast={forecast} paused={paused} />
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
        {pace && <span className="block text-xs whitespace-normal text-muted">{paceText(pace)}</span>}
      </th>
      <td aria-hidden className="border-t px-2 @max-lg:hidden">
        {done && late && <Shares done={done} late={late} largest={largest} />}
      </td>
      <td className={cellStyle}>
        <Count value={count} href={href} />
      </td>
      <td className={cellStyle}>
        {done ? (
          <>
            <Count
              value={done.usual}
              href={href}
              name={`${formatCount(done.usual)}: share that will be done in time ${of}`}
            />
            <LikelyRange of={done} />
          </>
        ) : (
          '–'
        )}
      </td>
      <td className={cellStyle}>
        {late ? (
          <>
            <Late value={late.usual} href={href} of={of} />
            <LikelyRange of={late} />
          </>
        ) : (
          '–'
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

function Late({ value, href, of }: { value: number; href: string; of: string }) {
  if (value === 0) return <Count value={0} href={href} />;
  return (
    <TonedText tone="caution" icon={ClockAlert}>
      <Count value={value} href={href} name={`${formatCount(value)}: share that will be late ${of}`} />
    </TonedText>
  );
}

/** The likely range, under the number. */
function LikelyRange({ of }: { of: Estimate }) {
  const text = rangeText(of);
  return (
    text && (
      <span className="block text-xs text-muted">
        <span className="sr-only">likely </span>
        {text}
      </span>
    )
  );
}

/** In time and late, with a line across from the smallest to the largest number that is likely to be done. */
const Shares = ({ done, late, largest }: { done: Estimate; late: Estimate; largest: number }) => (
  <Bar>
    <rect width={percent(done.usual / largest)} height="100%" className="fill-chart-1" />
    <rect
      x={percent(done.usual / largest)}
      width={percent(late.usual / largest)}
      height="100%"
      className="fill-caution"
    />
    <rect
      x={percent(done.low / largest)}
      y="3"
      width={percent((done.high - done.low) / largest)}
      height="2"
      className="fill-ink"
    />
  </Bar>
);

/** A bar drawn with SVG attributes, so that the content security policy need not allow inline styles. */
const Bar = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden className="block h-2 w-full overflow-hidden rounded-xs bg-sunken">
    {children}
  </svg>
);

function Conclusion({ forecast: { days, historyDays }, paused }: { forecast: Forecast; paused: number }) {
  const until = labelOf(days.at(-1)?.date ?? '1970-01-01');
  const lates = days.flatMap(({ late }) => late ?? []);
  return (
    <div className="flex flex-col gap-1 border-t px-4 py-2.5 text-sm">
      <p className="font-medium">{lates.length > 0 ? lateText(lates, until) : tooLittleText(historyDays)}</p>
      {lates.length > 0 && (
        <p className="text-muted">
          This assumes that people resolve as many alerts a day as on the same weekdays of the last four
          weeks, in the order of their deadlines, overdue ones first. New alerts are not counted. “Usually” is
          what eight of ten such periods of these weeks had, without the slowest and the busiest tenth.
        </p>
      )}
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
