import type { FoundRows, TextRow } from './rows.ts';

// The characters of a zone are equally spaced, so a whole row has one pitch.

export interface Grid {
  /** Left edge of the first cell, in pixels. */
  start: number;
  pitch: number;
  /** Share of the row's ink that lies between the cells: small if the number of characters is right. */
  gap: number;
}

const mostInk = 60;

function columnsOf({ ink, slope }: FoundRows, row: TextRow): Float32Array {
  const { values, width, height } = ink;
  const columns = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    for (let y = row.top; y < row.bottom; y += 1) {
      const at = Math.round(y + (x - width / 2) * slope);
      if (at < 0 || at >= height) continue;
      columns[x] = (columns[x] ?? 0) + Math.min(mostInk, values[at * width + x] ?? 0);
    }
  }
  return columns;
}

/** Left and right end of the text: the first column from each side after which a third of the next columns have ink. */
function endsOf(columns: Float32Array): [left: number, right: number] {
  const width = columns.length;
  const sorted = [...columns].sort((a, b) => a - b);
  const limit = (sorted[Math.floor(width * 0.6)] ?? 0) * 0.25 + 1;
  const isText = (from: number, step: 1 | -1) => {
    if ((columns[from] ?? 0) <= limit) return false;
    let dark = 0;
    for (let at = 0; at < width / 60; at += 1) dark += (columns[from + step * at] ?? 0) > limit ? 1 : 0;
    return dark > width / 180;
  };
  let left = 0;
  let right = width - 1;
  while (left < width - 1 && !isText(left, 1)) left += 1;
  while (right > left && !isText(right, -1)) right -= 1;
  return [left, right];
}

/** The grid of `count` cells with the least ink on its borders. */
export function fitGrid(found: FoundRows, row: TextRow, count: number): Grid {
  const columns = columnsOf(found, row);
  const width = columns.length;
  const [left, right] = endsOf(columns);
  const sums = new Float64Array(width + 1);
  for (let x = 0; x < width; x += 1) sums[x + 1] = (sums[x] ?? 0) + (columns[x] ?? 0);
  const meanOf = (from: number, to: number) => {
    const first = Math.max(0, Math.min(width - 1, Math.round(from)));
    const last = Math.max(first + 1, Math.min(width, Math.round(to)));
    return ((sums[last] ?? 0) - (sums[first] ?? 0)) / (last - first);
  };
  const guess = (right - left) / (count - 0.3);
  let best: Grid = { start: left, pitch: guess, gap: Infinity };
  for (let pitch = guess * 0.96; pitch <= guess * 1.04; pitch += guess * 0.0012) {
    for (let start = left - 0.5 * pitch; start <= left + 0.12 * pitch; start += pitch * 0.03) {
      let gap = 0;
      for (let border = 0; border <= count; border += 1) {
        const middle = start + border * pitch;
        gap += meanOf(middle - pitch * 0.09, middle + pitch * 0.09);
      }
      if (gap < best.gap) best = { start, pitch, gap };
    }
  }
  return { ...best, gap: best.gap / (count + 1) / (meanOf(left, right) + 1e-6) };
}
