/** Whole numbers grouped by a key: those of key `k` lie at `values[starts[k]]` up to `values[starts[k + 1]]`. */
export interface NumberGroups {
  /** One longer than there are keys. */
  starts: Uint32Array;
  values: Uint32Array;
}

/**
 * Groups what `each` puts, in the order of putting, in the room that the numbers themselves take. `each` runs twice and
 * must put the same both times: first to count, then to fill.
 */
export function groupNumbers(
  keyCount: number,
  each: (put: (key: number, value: number) => void) => void,
): NumberGroups {
  const starts = new Uint32Array(keyCount + 1);
  each((key) => {
    starts[key + 1]! += 1;
  });
  for (let key = 0; key < keyCount; key += 1) starts[key + 1]! += starts[key]!;

  const values = new Uint32Array(starts[keyCount]!);
  const next = starts.slice(0, keyCount);
  each((key, value) => {
    values[next[key]!] = value;
    next[key]! += 1;
  });
  return { starts, values };
}

export function groupSize({ starts }: NumberGroups, key: number): number {
  return starts[key + 1]! - starts[key]!;
}
