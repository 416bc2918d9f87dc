import { priorities } from '@/components/alerts/appearance';
import type { ChartData } from '@/components/charts/chart-data';
import { CsvButton } from '@/components/charts/csv-button';
import { NumberLink } from '@/components/charts/number-link';
import { ShareOf } from '@/components/charts/share-of';
import { counted, formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { AlertAnalytics } from '@/lib/domain/analytics/schema';
import { rowsOf } from './period';

type Backlog = AlertAnalytics['backlog'];

const title = 'Age of open alerts';
const cellStyle = 'border-t px-2 text-right last:pr-4';

const dataOf = (backlog: Backlog): ChartData => ({
  heading: 'Age',
  series: ['All', ...priorities].map((name) => ({ key: name, name, mark: 'bar', step: 1 })),
  points: backlog.map(({ age, count, by_priority }) => ({
    label: age,
    values: { All: count, ...by_priority },
  })),
});

/** How long the open alerts have waited, by priority. */
export function AgePanel({ backlog }: { backlog: Backlog }) {
  const largest = Math.max(1, ...backlog.map(({ count }) => count));
  const total = backlog.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={title}
      note={
        <NumberLink href={rowsOf('/alerts', { status: 'Open' })}>
          {counted(total, 'alert', 'alerts')}
        </NumberLink>
      }
      className="@container"
      aside={<CsvButton title={title} data={dataOf(backlog)} />}
    >
      <ScrollRegion label={`${title}, table`} className="overflow-x-auto">
        <table className="w-full min-w-150 table-fixed text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="h-8 text-xs text-muted">
              <th scope="col" className="w-34 px-2 pl-4 text-left font-medium">
                Age
              </th>
              {/* The bars say nothing that the numbers do not. */}
              <td aria-hidden className="px-2 @max-3xl:hidden" />
              {['All', ...priorities].map((name) => (
                <th key={name} scope="col" className="w-24 px-2 text-right font-medium last:pr-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {backlog.map(({ age, count, by_priority }) => (
              <tr key={age} className="h-9 hover:bg-hover">
                <th scope="row" className="border-t px-2 pl-4 text-left font-normal whitespace-nowrap">
                  {age}
                </th>
                <td aria-hidden className="border-t px-2 @max-3xl:hidden">
                  <ShareOf share={count / largest} />
                </td>
                <td className={cellStyle}>
                  <Rows count={count} filters={{ age }} />
                </td>
                {priorities.map((priority) => (
                  <td key={priority} className={cellStyle}>
                    <Rows count={by_priority[priority]} filters={{ age, priority }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

const Rows = ({ count, filters }: { count: number; filters: Record<string, string> }) =>
  count === 0 ? (
    <span className="text-faint">0</span>
  ) : (
    <NumberLink href={rowsOf('/alerts', { status: 'Open', ...filters })}>{formatCount(count)}</NumberLink>
  );
