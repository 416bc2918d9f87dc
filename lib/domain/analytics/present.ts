import { timestamp } from '@/lib/domain/present';
import type { Period } from './period';

/** Two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : rounded(sum / count));

export const percentageOf = (part: number, whole: number): number => averageOf(100 * part, whole);

export const presentPeriod = ({ from, to }: Period) => ({ from: timestamp(from), to: timestamp(to) });

interface Counted {
  count: number;
}

export const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** One count for each value, in their order; values of none count as `none`. */
export function tally<Value extends string, Row extends Counted>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | null,
  values: readonly Value[],
): Record<Value, number> {
  const byValue = Map.groupBy(rows, (row) => valueOf(row) ?? 'none');
  const counts = values.map((value) => [value, sumOf(byValue.get(value) ?? [])]);
  return Object.fromEntries(counts) as Record<Value, number>; // one of each value
}
