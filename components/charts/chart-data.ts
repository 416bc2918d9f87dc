import { spreadsheetCsv } from '@/components/ui/csv';

/** A series and how it is drawn. Steps 1 to 3 are shades of one hue, darkest first; `ink` is for a line over bars. */
export interface Series {
  key: string;
  name: string;
  mark: 'bar' | 'line' | 'dashed line' | 'area';
  step: 1 | 2 | 3 | 'ink';
}

export interface Point {
  /** The label under the axis and in the table: "26 Oct". */
  label: string;
  /** What a file says instead, because a spreadsheet would add this year to "26 Oct": 2026-10-26. */
  date?: string;
  /** The values by series key; null without a value. */
  values: Readonly<Record<string, number | null>>;
  /** The addresses of the rows that a value counts, by series key. */
  links?: Readonly<Record<string, string>>;
  /** What a value is a share of, if it does not count rows: "share within their deadline of 12 alerts". */
  shareOf?: Readonly<Record<string, string>>;
  /** Drawn on a darker background, such as a weekend. */
  isShaded?: boolean;
}

export interface ChartData {
  /** The heading of the points: "Day". */
  heading: string;
  series: readonly Series[];
  points: readonly Point[];
  /** What the values of a file are in, if they are not numbers of rows: "percent". */
  unit?: string;
  /** Formats a value; by default as a whole number. */
  format?: (value: number) => string;
}

const counts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const formatValue = ({ format }: ChartData, value: number | null | undefined): string =>
  value == null ? '–' : (format ?? counts.format)(value);

/** The stretches of consecutive shaded points, because separate backgrounds side by side would show a seam. */
export function shadedStretches(points: readonly Point[]): { from: string; to: string }[] {
  const stretches: { from: string; to: string }[] = [];
  points.forEach(({ label, isShaded }, index) => {
    if (!isShaded) return;
    const last = stretches.at(-1);
    if (last && points[index - 1]?.isShaded) last.to = label;
    else stretches.push({ from: label, to: label });
  });
  return stretches;
}

/** A point in words: "26 Oct: Resolved 24, Opened 21". */
export function sayPoint(data: ChartData, index: number): string {
  const point = data.points[index];
  if (!point) return '';
  const values = data.series
    .filter(({ key }) => point.values[key] != null)
    .map(({ key, name }) => `${name} ${formatValue(data, point.values[key])}`);
  return `${point.label}: ${values.join(', ') || 'no values'}`;
}

/** The index of the point that a key moves to; undefined for other keys. */
export function pointAfterKey(key: string, current: number | null, count: number): number | undefined {
  const [first, last] = [0, count - 1];
  const moves = new Map([
    ['ArrowRight', current === null ? first : Math.min(last, current + 1)],
    ['ArrowLeft', current === null ? last : Math.max(first, current - 1)],
    ['Home', first],
    ['End', last],
  ]);
  return count === 0 ? undefined : moves.get(key);
}

/** The chart's table as CSV, with empty cells for missing numbers. */
export const csvOf = ({ heading, series, points, unit }: ChartData): string =>
  spreadsheetCsv([
    [heading, ...series.map(({ name }) => (unit ? `${name}, ${unit}` : name))],
    ...points.map(({ label, date, values }) => [
      date ?? label,
      ...series.map(({ key }) => values[key] ?? null),
    ]),
  ]);
