import { type ChartData, formatValue, type Point, type Series } from './chart-data';
import { NumberLink } from './number-link';

interface ChartTableProps {
  caption: string;
  data: ChartData;
  /** The table is only for screen readers: its links are not in the tab order, where their focus would be invisible. */
  isUnseen: boolean;
}

/** The chart's data as a table, in which each number links to the rows that it counts. */
export function ChartTable({ caption, data, isUnseen }: ChartTableProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="h-8 text-xs text-muted">
          <th scope="col" className="px-2 pl-4 text-left font-medium">
            {data.heading}
          </th>
          {data.series.map(({ key, name }) => (
            <th key={key} scope="col" className="px-2 text-right font-medium last:pr-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.points.map((point) => (
          <tr key={point.label} className="h-9 hover:bg-hover">
            <th scope="row" className="border-t px-2 pl-4 text-left font-normal">
              {point.label}
            </th>
            {data.series.map((series) => (
              <td key={series.key} className="border-t px-2 text-right last:pr-4">
                <Value data={data} point={point} series={series} isUnseen={isUnseen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps extends Pick<ChartTableProps, 'data' | 'isUnseen'> {
  point: Point;
  series: Series;
}

function Value({ data, point, series, isUnseen }: ValueProps) {
  const [value, href] = [point.values[series.key], point.links?.[series.key]];
  const text = formatValue(data, value);
  if (value == null || value === 0 || !href) return text;
  const of = point.shareOf?.[series.key];
  return (
    <NumberLink href={href} name={of && `${text}: ${of}`} tabIndex={isUnseen ? -1 : undefined}>
      {text}
    </NumberLink>
  );
}
