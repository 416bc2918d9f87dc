import { markdownTable } from 'markdown-table';
import type { Figures } from '../measure.ts';

export interface ReadRow {
  name: string;
  /** Of a project with a thousand cases. */
  few: Figures;
  first: Figures;
  /** The page far down the list, where there is one. */
  deep: Figures | null;
  yardstick: Figures;
}

export interface WriteRow {
  name: string;
  product: Figures;
  yardstick: Figures;
}

const ms = (figures: Figures | null, name: 'p50' | 'p99') => figures?.[name].toFixed(1) ?? '';
const perSecond = ({ requestsPerSecond }: Figures) => requestsPerSecond.toFixed(0);
const share = (part: number, whole: number) => (part / whole).toFixed(2);

const aligned = (headings: string[], rows: string[][]) =>
  markdownTable([headings, ...rows], { align: ['l', ...headings.slice(1).map(() => 'r')] });

/** The last column is the worse of the first and the deep page. */
export const readTable = (rows: ReadRow[]): string =>
  aligned(
    [
      'read',
      'a thousand: p50 ms',
      'p99 ms',
      'a million: p50 ms',
      'p99 ms',
      'deep page: p50 ms',
      'p99 ms',
      'requests/s',
      'yardstick requests/s',
      'ratio',
      'p99 against a thousand',
    ],
    rows.map(({ name, few, first, deep, yardstick }) => [
      name,
      ms(few, 'p50'),
      ms(few, 'p99'),
      ms(first, 'p50'),
      ms(first, 'p99'),
      ms(deep, 'p50'),
      ms(deep, 'p99'),
      perSecond(first),
      perSecond(yardstick),
      share(first.requestsPerSecond, yardstick.requestsPerSecond),
      share(Math.max(first.p99, deep?.p99 ?? 0), few.p99),
    ]),
  );

export const writeTable = (rows: WriteRow[]): string =>
  aligned(
    ['write', 'p50 ms', 'p99 ms', 'requests/s', 'yardstick p50 ms', 'yardstick requests/s', 'ratio'],
    rows.map(({ name, product, yardstick }) => [
      name,
      ms(product, 'p50'),
      ms(product, 'p99'),
      perSecond(product),
      ms(yardstick, 'p50'),
      perSecond(yardstick),
      share(product.requestsPerSecond, yardstick.requestsPerSecond),
    ]),
  );
