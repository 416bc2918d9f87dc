/** How a series is drawn. The steps are three of one hue, darkest first; `ink` is for a line over bars. */
export interface Series {
  key: string;
  name: string;
  mark: 'bar' | 'line' | 'dashed line' | 'area';
  step: 1 | 2 | 3 | 'ink';
}

export interface Point {
  /** Under the axis and in the table: "26 Oct". */
  label: string;
  /** By the key of the series; null where there is none. */
  values: Readonly<Record<string, number | null>>;
  /** Where the rows that a value counts are, by the key of the series. */
  links?: Readonly<Record<string, string>>;
  /** What a value is of, where it counts no rows: "share within their deadline of 12 alerts". */
  shareOf?: Readonly<Record<string, string>>;
  /** Drawn on a darker ground: a weekend. */
  isShaded?: boolean;
}

export interface ChartData {
  /** What the points are: "Day". */
  heading: string;
  series: readonly Series[];
  points: readonly Point[];
  /** By default a whole number. */
  format?: (value: number) => string;
}

const counts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const formatValue = ({ format }: ChartData, value: number | null | undefined): string =>
  value == null ? '–' : (format ?? counts.format)(value);

/** Each stretch of shaded points as one ground, since two side by side show a seam. */
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

/** What a point says in words: "26 Oct: Resolved 24, Opened 21". */
export function sayPoint(data: ChartData, index: number): string {
  const point = data.points[index];
  if (!point) return '';
  const values = data.series
    .filter(({ key }) => point.values[key] != null)
    .map(({ key, name }) => `${name} ${formatValue(data, point.values[key])}`);
  return `${point.label}: ${values.join(', ') || 'no values'}`;
}

/** The point that a key goes to from another; undefined for other keys. */
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

/** A spreadsheet would run a text that begins with one of these as a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/;

function csvCell(text: string): string {
  const safe = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The chart's table as CSV (RFC 4180): numbers unformatted, and none as an empty cell. */
export function csvOf({ heading, series, points }: ChartData): string {
  const head = [heading, ...series.map(({ name }) => name)].map(csvCell);
  const rows = points.map(({ label, values }) => [
    csvCell(label),
    ...series.map(({ key }) => String(values[key] ?? '')),
  ]);
  return [head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
