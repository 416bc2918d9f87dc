import type { ReactNode } from 'react';
import { NumberLink } from '@/components/charts/number-link';
import { formatCount } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { WeekOfWork } from './work-by-day';

export interface WeekColumn {
  name: string;
  valueOf: (week: WeekOfWork) => number;
  /** The address of the week's rows. Absent if the value does not count rows. */
  hrefOf?: (week: WeekOfWork) => string;
  render?: (value: number) => ReactNode;
}

interface WeekTableProps {
  title: string;
  note?: string;
  weeks: readonly WeekOfWork[];
  columns: readonly WeekColumn[];
}

/** The weekly totals, beside a chart of days. */
export function WeekTable({ title, note, weeks, columns }: WeekTableProps) {
  return (
    <Panel title={title} note={note} className="flex flex-col">
      <ScrollRegion label={`${title}, table`} className="max-h-64 flex-1 overflow-y-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="h-8 text-xs text-muted">
              <th scope="col" className="px-2 pl-4 text-left font-medium">
                Week
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="px-2 text-right font-medium last:pr-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.label} className="h-9 hover:bg-hover">
                <th scope="row" className="border-t px-2 pl-4 text-left font-normal whitespace-nowrap">
                  {week.label}
                </th>
                {columns.map((column) => (
                  <td key={column.name} className="border-t px-2 text-right last:pr-4">
                    <Value week={week} column={column} />
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

function Value({ week, column: { valueOf, hrefOf, render } }: { week: WeekOfWork; column: WeekColumn }) {
  const value = valueOf(week);
  const text = render ? render(value) : formatCount(value);
  return value === 0 || !hrefOf ? text : <NumberLink href={hrefOf(week)}>{text}</NumberLink>;
}
