import type { ChartData } from '@/components/charts/chart-data';
import { CsvButton } from '@/components/charts/csv-button';
import { NumberLink } from '@/components/charts/number-link';
import { ShareOf } from '@/components/charts/share-of';
import { counted, formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { rowsOf } from './period';

export interface Rate {
  name: string;
  resolved: number;
  false_positives: number;
  percentage: number;
}

interface RateListProps {
  title: string;
  /** The heading of the names: "List". */
  heading: string;
  /** The alert filter that takes a name. */
  filter: 'list' | 'model_version';
  rates: readonly Rate[];
}

const numberStyle = 'border-t px-2 text-right last:pr-4';

const dataOf = (heading: string, rates: readonly Rate[]): ChartData => ({
  heading,
  series: [
    { key: 'resolved', name: 'Resolved', mark: 'bar', step: 1 },
    { key: 'false', name: 'False positives', mark: 'bar', step: 2 },
    { key: 'rate', name: 'Rate in percent', mark: 'line', step: 'ink' },
  ],
  points: rates.map(({ name, resolved, false_positives, percentage }) => ({
    label: name,
    values: { resolved, false: false_positives, rate: percentage },
  })),
});

/** How many resolved alerts were false positives, by what found them. */
export function RateList({ title, heading, filter, rates }: RateListProps) {
  return (
    <Panel
      title={title}
      note="Of all resolved alerts"
      aside={<CsvButton title={title} data={dataOf(heading, rates)} />}
      className="@container/rates"
    >
      {rates.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">No alert with a match has been resolved yet.</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="h-8 text-xs text-muted">
              <th scope="col" className="px-2 pl-4 text-left font-medium">
                {heading}
              </th>
              <td aria-hidden className="w-[24%] px-2 @max-md/rates:hidden" />
              <th scope="col" className="px-2 text-right font-medium">
                Resolved
              </th>
              <th scope="col" className="px-2 text-right font-medium">
                False
              </th>
              <th scope="col" className="px-2 pr-4 text-right font-medium">
                Rate
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => (
              <RateRow key={rate.name} rate={rate} filters={{ status: 'Resolved', [filter]: rate.name }} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function RateRow({ rate, filters }: { rate: Rate; filters: Record<string, string> }) {
  const { name, resolved, false_positives, percentage } = rate;
  return (
    <tr className="h-9 hover:bg-hover">
      <th scope="row" className="border-t px-2 pl-4 text-left font-normal wrap-anywhere">
        {name}
      </th>
      <td aria-hidden className="border-t px-2 @max-md/rates:hidden">
        <ShareOf share={percentage / 100} />
      </td>
      <td className={numberStyle}>
        <NumberLink href={rowsOf('/alerts', filters)}>{formatCount(resolved)}</NumberLink>
      </td>
      <td className={numberStyle}>
        <NumberLink
          href={rowsOf('/alerts', { ...filters, is_false_positive: 'true' })}
          name={`${formatCount(false_positives)} false positives, ${name}`}
        >
          {formatCount(false_positives)}
        </NumberLink>
      </td>
      <td className={numberStyle}>
        <NumberLink
          href={rowsOf('/alerts', filters)}
          name={`${Math.round(percentage)}%: share of false positives of ${counted(resolved, 'resolved alert', 'resolved alerts')}, ${name}`}
        >
          {Math.round(percentage)}%
        </NumberLink>
      </td>
    </tr>
  );
}
