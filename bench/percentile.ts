/** @param sorted in ascending order @param share 0 to 1 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of each figure separately. */
export function medianOf<Figures extends { [name in keyof Figures]: number }>(
  rounds: readonly Figures[],
): Figures {
  const [first] = rounds;
  if (!first) throw new Error('There is no round.');
  const medians = Object.keys(first).map((name) => {
    // A key of the first round; all rounds have the same keys.
    const values = rounds.map((round) => round[name as keyof Figures]);
    return [name, percentile(Float64Array.from(values).sort(), 0.5)];
  });
  // The same keys, each with a number.
  return Object.fromEntries(medians) as Figures;
}
