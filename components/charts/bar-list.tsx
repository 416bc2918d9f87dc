import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import { formatCount } from '@/components/ui/format';
import type { ChartData } from './chart-data';
import { CsvButton } from './csv-button';
import { NumberLink } from './number-link';
import { ShareOf } from './share-of';

export interface BarListRow {
  label: string;
  icon?: ReactNode;
  value: number;
  /** The address of the rows that the value counts. */
  href: string;
  /** The last column: "94%". */
  aside?: ReactNode;
}

interface BarListProps {
  title: string;
  note?: ReactNode;
  /** The headings of the three columns. */
  headings: readonly [label: string, value: string, aside?: string];
  rows: readonly BarListRow[];
  children?: ReactNode;
}

/** A table with horizontal bars, in which each number links to its rows. */
export function BarList({ title, note, headings, rows, children }: BarListProps) {
  const [heading, valueHeading, asideHeading] = headings;
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Panel
      title={title}
      note={note}
      className="@container"
      aside={<CsvButton title={title} data={dataOf(heading, valueHeading, rows)} />}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="h-8 text-xs text-muted">
            <th scope="col" className="px-2 pl-4 text-left font-medium">
              {heading}
            </th>
            {/* The bars repeat the numbers. */}
            <td aria-hidden className="w-[38%] px-2 @max-md:w-1/4" />
            <th scope="col" className="px-2 text-right font-medium last:pr-4">
              {valueHeading}
            </th>
            {asideHeading && (
              <th scope="col" className="px-2 pr-4 text-right font-medium">
                {asideHeading}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, icon, value, href, aside }) => (
            <tr key={label} className="h-9 hover:bg-hover">
              <th scope="row" className="border-t px-2 py-1 pl-4 text-left font-normal">
                <span className="flex items-center gap-1.5 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-faint">
                  {icon}
                  {label}
                </span>
              </th>
              <td aria-hidden className="border-t px-2">
                <ShareOf share={value / largest} />
              </td>
              <td className="border-t px-2 text-right last:pr-4">
                <NumberLink href={href}>{formatCount(value)}</NumberLink>
              </td>
              {asideHeading && <td className="border-t px-2 pr-4 text-right">{aside}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {children && <div className="border-t px-4 py-2.5 text-sm">{children}</div>}
    </Panel>
  );
}

const dataOf = (heading: string, valueHeading: string, rows: readonly BarListRow[]): ChartData => ({
  heading,
  series: [{ key: 'value', name: valueHeading, mark: 'bar', step: 1 }],
  points: rows.map(({ label, value }) => ({ label, values: { value } })),
});
