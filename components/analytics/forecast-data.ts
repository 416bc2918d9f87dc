import type { ChartData, Point, Series } from '@/components/charts/chart-data';
import type { Estimate, ForecastDay } from './forecast';

const columns: readonly { key: 'pace' | 'done' | 'late'; name: string }[] = [
  { key: 'pace', name: 'Usually resolved' },
  { key: 'done', name: 'Will be done' },
  { key: 'late', name: 'Will be late' },
];

const bounds: readonly { bound: keyof Estimate; words: string }[] = [
  { bound: 'usual', words: '' },
  { bound: 'low', words: ', likely at least' },
  { bound: 'high', words: ', likely at most' },
];

const columnOf = (key: string, name: string): Series => ({ key, name, mark: 'bar', step: 1 });

const series: readonly Series[] = [
  columnOf('count', 'Alerts'),
  ...columns.flatMap(({ key, name }) =>
    bounds.map(({ bound, words }) => columnOf(`${key}_${bound}`, `${name}${words}`)),
  ),
];

const valuesOf = (day: ForecastDay): Point['values'] =>
  Object.fromEntries([
    ['count', day.count],
    ...columns.flatMap(({ key }) =>
      bounds.map(({ bound }) => [`${key}_${bound}`, day[key]?.[bound] ?? null] as const),
    ),
  ]);

/** The forecast's table with its likely ranges, for the CSV file. */
export const forecastData = (overdue: number, days: readonly ForecastDay[]): ChartData => ({
  heading: 'Due',
  series,
  points: [
    { label: 'Overdue', values: { count: overdue } },
    ...days.map((day) => ({ label: day.date, values: valuesOf(day) })),
  ],
});
