/** Rows in order of their deadlines, with those last whose clock is paused: their deadline moves on with every day. */
export const pausedLast = <Row>(rows: readonly Row[], isPaused: (row: Row) => boolean): Row[] =>
  rows.toSorted((a, b) => Number(isPaused(a)) - Number(isPaused(b)));
