/** Rows per statement: writing and reading the JSON of some hundred rows takes a few milliseconds. */
const rowsPerStatement = 200;

export function batchesOf<Row>(rows: readonly Row[], size = rowsPerStatement): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  );
}

/** One after another, because a transaction has one connection. */
export async function inBatches<Row, Written>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<Written[]>,
): Promise<Written[]> {
  const written: Written[][] = [];
  for (const batch of batchesOf(rows)) written.push(await write(batch));
  return written.flat();
}
