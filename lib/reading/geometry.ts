import type { Point } from './document-reading.ts';

/** The eight numbers of a projective transformation; the ninth is 1. */
export type Homography = number[];

/** Gaussian elimination with partial pivoting. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const first = rows[column] ?? [];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const other = rows[row] ?? [];
      const factor = (other[column] ?? 0) / (first[column] ?? 1);
      for (let at = column; at <= size; at += 1) other[at] = (other[at] ?? 0) - factor * (first[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** The transformation that maps four points to four others. */
export function homography(from: readonly Point[], to: readonly Point[]): Homography {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solved(rows);
}

export function mapped(by: Homography, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = by;
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}
