import { endsStep } from '../steps';

/** Texts that the engine sorts at once, in less than a millisecond. */
const runLength = 1024;

/** Distinct texts by UTF-16 code units, as `sort()` does, which cannot be interrupted. */
export function* sortedTexts(texts: readonly string[]): Generator<void, string[]> {
  let runs: string[][] = [];
  for (let from = 0; from < texts.length; from += runLength) {
    runs.push(texts.slice(from, from + runLength).sort());
    yield;
  }
  while (runs.length > 1) {
    const merged: string[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at]!, runs[at + 1] ?? []));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(a: readonly string[], b: readonly string[]): Generator<void, string[]> {
  const merged: string[] = [];
  let [inA, inB] = [0, 0];
  while (inA < a.length && inB < b.length) {
    if (endsStep(inA + inB)) yield;
    merged.push(a[inA]! < b[inB]! ? a[inA++]! : b[inB++]!);
  }
  return merged.concat(a.slice(inA), b.slice(inB));
}
