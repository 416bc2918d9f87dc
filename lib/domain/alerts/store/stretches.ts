import type { Condition } from '@/lib/platform/database/conditions';

/** The stretches of time between some bounds, by which rows are counted. */
export interface Stretches {
  /** SQL for the number of the stretch that a row is in. */
  numbered: Condition;
  /** A time in the stretch of this number. */
  timeIn: (stretch: number) => Date;
}

/**
 * Finding the stretch is one step for each row. Comparing it with each bound took half of the time of the count
 * (docs/adr/0145).
 */
export function stretchesOf(column: string, bounds: readonly Date[]): Stretches {
  // Times have milliseconds, so that one of the two begins whatever begins at a bound or after it.
  const starts = [...new Set(bounds.flatMap((bound) => [bound.getTime(), bound.getTime() + 1]))].sort(
    (one, other) => one - other,
  );
  return {
    numbered: {
      sql: `width_bucket(${column}, ?::timestamptz[])`,
      values: [starts.map((start) => new Date(start).toISOString())],
    },
    timeIn: (stretch) => new Date(starts[stretch - 1] ?? -8.64e15), // the earliest time there is
  };
}
