import { TimerOff } from 'lucide-react';
import { priorities } from '@/components/alerts/appearance';
import type { ChartData } from '@/components/charts/chart-data';
import { CsvButton } from '@/components/charts/csv-button';
import { NumberLink } from '@/components/charts/number-link';
import { ShareOf } from '@/components/charts/share-of';
import { classNames } from '@/components/ui/class-names';
import { TonedText } from '@/components/ui/badge';
import { counted, formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { AlertAnalytics } from '@/lib/domain/analytics/schema';
import { pendingRows } from './period';

type Backlog = AlertAnalytics['pending_by_age'];

const title = 'Age of the backlog';
const names = ['Alerts', 'Overdue', ...priorities];
const cellStyle = 'border-t px-2 text-right last:pr-4';
/** A phone has room for the two totals only. */
const priorityStyle = '@max-lg:hidden';
const isPriority = (name: string) => priorities.some((priority) => priority === name);

const dataOf = (backlog: Backlog): ChartData => ({
  heading: 'Age',
  series: names.map((name) => ({ key: name, name, mark: 'bar', step: 1 })),
  points: backlog.map(({ age, count, overdue, by_priority }) => ({
    label: age,
    values: { Alerts: count, Overdue: overdue, ...by_priority },
  })),
});

/** How long unresolved alerts have been waiting, how many of them are overdue, and their priorities. */
export function AgePanel({ analytics }: { analytics: AlertAnalytics }) {
  const { pending_by_age: backlog, pending_alerts } = analytics;
  const largest = Math.max(1, ...backlog.map(({ count }) => count));
  return (
    <Panel
      title={title}
      note={
        <NumberLink href={pendingRows()}>
          {counted(pending_alerts, 'alert not resolved', 'alerts not resolved')}
        </NumberLink>
      }
      className="@container"
      aside={<CsvButton title={title} data={dataOf(backlog)} />}
    >
      <ScrollRegion label={`${title}, table`} className="overflow-x-auto">
        <table className="w-full table-fixed text-sm tabular-nums @lg:min-w-190">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="h-8 text-xs text-muted">
              <th scope="col" className="w-32 px-2 pl-4 text-left font-medium">
                Age
              </th>
              {/* The bars repeat the numbers. */}
              <td aria-hidden className="px-2 @max-3xl:hidden" />
              {names.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames(
                    'w-24 px-2 text-right font-medium last:pr-4',
                    isPriority(name) ? priorityStyle : name === 'Overdue' && '@max-lg:pr-4',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {backlog.map((ofAge) => (
              <AgeRow key={ofAge.age} {...ofAge} largest={largest} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

function AgeRow({ age, count, overdue, by_priority, largest }: Backlog[number] & { largest: number }) {
  return (
    <tr className="h-9 hover:bg-hover">
      <th scope="row" className="border-t px-2 pl-4 text-left font-normal whitespace-nowrap">
        {age}
      </th>
      <td aria-hidden className="border-t px-2 @max-3xl:hidden">
        <ShareOf share={count / largest} />
      </td>
      <td className={cellStyle}>
        <Rows count={count} filters={{ age }} />
      </td>
      <td className={classNames(cellStyle, '@max-lg:pr-4')}>
        {overdue === 0 ? (
          <Rows count={0} filters={{}} />
        ) : (
          <TonedText tone="danger" icon={TimerOff}>
            <Rows count={overdue} filters={{ age, due: 'Overdue' }} />
          </TonedText>
        )}
      </td>
      {priorities.map((priority) => (
        <td key={priority} className={classNames(cellStyle, priorityStyle)}>
          <Rows count={by_priority[priority]} filters={{ age, priority }} />
        </td>
      ))}
    </tr>
  );
}

const Rows = ({ count, filters }: { count: number; filters: Record<string, string> }) =>
  count === 0 ? (
    <span className="text-faint">0</span>
  ) : (
    <NumberLink href={pendingRows(filters)}>{formatCount(count)}</NumberLink>
  );
