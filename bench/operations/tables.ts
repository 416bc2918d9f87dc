import { markdownTable } from 'markdown-table';
import { type Figures, figuresOf, type Window } from '../measure.ts';

export interface ReadRow {
  name: string;
  /** Number of matching rows, according to the product. */
  rows: { few: string; many: string };
  /** In the project with a thousand cases. */
  few: Window[];
  first: Window[];
  /** A page deep in the list, if the read has one. */
  deep: Window[] | null;
  yardstick: Window[];
}

export interface WriteRow {
  name: string;
  product: Window[];
  yardstick: Window[];
}

const ms = (figures: Figures | null, name: 'p50' | 'p99') => figures?.[name].toFixed(1) ?? '';
const perSecond = ({ requestsPerSecond }: Figures) => requestsPerSecond.toFixed(0);
const share = (part: number, whole: number) => (part / whole).toFixed(2);

/** The number of answers of the side with the fewest. */
const answersOf = (sides: readonly Window[][]) =>
  String(Math.min(...sides.map((windows) => windows.flatMap(({ latencies }) => latencies).length)));

const aligned = (headings: string[], rows: string[][]) =>
  markdownTable([headings, ...rows], { align: ['l', ...headings.slice(1).map(() => 'r')] });

function readCells(row: ReadRow): string[] {
  const [few, first, yardstick] = [figuresOf(row.few), figuresOf(row.first), figuresOf(row.yardstick)];
  const deep = row.deep && figuresOf(row.deep);
  const worst = (name: 'p50' | 'p99') => Math.max(first[name], deep?.[name] ?? 0);
  return [
    row.name,
    row.rows.few,
    ms(few, 'p50'),
    ms(few, 'p99'),
    row.rows.many,
    ms(first, 'p50'),
    ms(first, 'p99'),
    ms(deep, 'p50'),
    ms(deep, 'p99'),
    share(worst('p50'), few.p50),
    share(worst('p99'), few.p99),
    answersOf([row.few, row.first, ...(row.deep ? [row.deep] : [])]),
    perSecond(first),
    perSecond(yardstick),
    share(first.requestsPerSecond, yardstick.requestsPerSecond),
  ];
}

/** The worse of the first and the deep page is compared with the project of a thousand cases. */
export const readTable = (rows: ReadRow[]): string =>
  aligned(
    [
      'read',
      'a thousand: rows',
      'p50 ms',
      'p99 ms',
      'a million: rows',
      'p50 ms',
      'p99 ms',
      'deep page: p50 ms',
      'p99 ms',
      'p50 against a thousand',
      'p99 against a thousand',
      'answers',
      'requests/s',
      'yardstick requests/s',
      'ratio',
    ],
    rows.map(readCells),
  );

function writeCells({ name, product, yardstick }: WriteRow): string[] {
  const [own, bare] = [figuresOf(product), figuresOf(yardstick)];
  return [
    name,
    ms(own, 'p50'),
    ms(own, 'p99'),
    answersOf([product, yardstick]),
    perSecond(own),
    ms(bare, 'p50'),
    perSecond(bare),
    share(own.requestsPerSecond, bare.requestsPerSecond),
  ];
}

export const writeTable = (rows: WriteRow[]): string =>
  aligned(
    [
      'write',
      'p50 ms',
      'p99 ms',
      'answers',
      'requests/s',
      'yardstick p50 ms',
      'yardstick requests/s',
      'ratio',
    ],
    rows.map(writeCells),
  );
