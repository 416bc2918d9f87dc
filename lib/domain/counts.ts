export interface Counted {
  count: number;
}

export const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Number of rows by value of a column, with a key for every value. Rows without a value count as `none`. */
export function tally<Column extends string, Value extends string>(
  rows: readonly (Counted & Readonly<Record<NoInfer<Column>, string | null>>)[],
  column: Column,
  values: readonly Value[],
): Record<Value, number> {
  const byValue = Map.groupBy(rows, (row): string => row[column] ?? 'none');
  const counts = values.map((value) => [value, sumOf(byValue.get(value) ?? [])]);
  return Object.fromEntries(counts) as Record<Value, number>; // one of each value
}
