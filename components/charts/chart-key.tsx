import { classNames } from '@/components/ui/class-names';
import { type ChartData, formatValue, type Series } from './chart-data';

const colour: Record<Series['step'], string> = {
  1: 'text-chart-1',
  2: 'text-chart-2',
  3: 'text-chart-3',
  ink: 'text-ink',
};

const sign: Record<Series['mark'], string> = {
  bar: 'h-2 rounded-xs bg-current',
  area: 'h-2 rounded-xs bg-current opacity-30',
  line: 'h-0.5 bg-current',
  'dashed line': 'h-0 border-t-2 border-dashed border-current',
};

interface ChartKeyProps {
  data: ChartData;
  /** The point under the pointer, whose values are shown beside the names. */
  active: number | null;
}

/** The meaning of the marks, with the values of the point under the pointer, so that no tooltip covers the chart. */
export function ChartKey({ data, active }: ChartKeyProps) {
  const point = active === null ? undefined : data.points[active];
  return (
    <ul aria-hidden className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {data.series.map(({ key, name, mark, step }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className={classNames('w-3 border-current', colour[step], sign[mark])} />
          {name}
          {point && <b className="font-semibold text-ink">{formatValue(data, point.values[key])}</b>}
        </li>
      ))}
      {point && <li className="ml-auto">{point.label}</li>}
    </ul>
  );
}
