/**
 * A list of numbers for each key, in compressed sparse row layout: the list of key `k` is `values[starts[k]]`
 * to `values[starts[k + 1]]`, exclusive. Holds the postings of the inverted indexes, and the words of each
 * name.
 */
export interface Postings {
  /** One longer than the number of keys. */
  starts: Uint32Array;
  values: Uint32Array;
}

/**
 * Lists what `forEach` adds, per key, in the order of adding. `forEach` runs twice, first to count and then
 * to fill, and must add the same values both times.
 */
export function* buildPostings(
  keyCount: number,
  forEach: (add: (key: number, value: number) => void) => Generator<void>,
): Generator<void, Postings> {
  const starts = new Uint32Array(keyCount + 1);
  yield* forEach((key) => {
    starts[key + 1]! += 1;
  });
  for (let key = 0; key < keyCount; key += 1) starts[key + 1]! += starts[key]!;

  const values = new Uint32Array(starts[keyCount]!);
  const next = starts.slice(0, keyCount);
  yield* forEach((key, value) => {
    values[next[key]!] = value;
    next[key]! += 1;
  });
  return { starts, values };
}

export function postingCount({ starts }: Postings, key: number): number {
  return starts[key + 1]! - starts[key]!;
}
