import type { TamperFinding } from '../document-reading.ts';
import type { Picture } from '../document/picture.ts';
import { hundredths } from '../../platform/hundredths.ts';

// A picture of a screen contains the grid of the screen: the same change from light to dark, repeated along whole
// rows.

const tile = 128;
const periods = { least: 2, most: 12 };
/** Share of the variance in a tile that a single period explains. Print repeats too, but not everywhere. */
const leastRepeat = 0.35;
const leastShare = 0.3;
/** In grey levels. Tiles that vary less are plain. */
const leastDeviation = 1.2;

/** Autocorrelation of a row of differences: the highest over all periods. */
function repeatOf(row: Float32Array): number {
  let power = 0;
  for (const value of row) power += value * value;
  if (power / row.length < leastDeviation ** 2) return 0;
  let best = 0;
  for (let period = periods.least; period <= periods.most; period += 1) {
    let [same, half] = [0, 0];
    for (let at = 0; at + period < row.length; at += 1) same += (row[at] ?? 0) * (row[at + period] ?? 0);
    const middle = Math.round(period / 2);
    for (let at = 0; at + middle < row.length; at += 1) half += (row[at] ?? 0) * (row[at + middle] ?? 0);
    // Half a period turns a wave into its opposite, but not an edge.
    best = Math.max(best, Math.min(same, -half) / power);
  }
  return best;
}

/** Means of the columns (or rows) of a tile, without slow changes. */
function waveOf({ grey }: Picture, left: number, top: number, isAcross: boolean): Float32Array {
  const means = new Float32Array(tile);
  for (let y = 0; y < tile; y += 1) {
    for (let x = 0; x < tile; x += 1) {
      const at = isAcross ? x : y;
      means[at] = (means[at] ?? 0) + (grey.data[(top + y) * grey.width + left + x] ?? 0) / tile;
    }
  }
  return means.map((value, at) => {
    const around = means.subarray(Math.max(0, at - 8), at + 9);
    return value - around.reduce((sum, each) => sum + each, 0) / around.length;
  });
}

/** Null if no grid runs through the picture. */
export function screenFinding(picture: Picture): TamperFinding | null {
  const { width, height } = picture.grey;
  let [tiles, repeating] = [0, 0];
  for (let top = 0; top + tile <= height; top += tile) {
    for (let left = 0; left + tile <= width; left += tile) {
      const waves = [true, false].map((isAcross) => repeatOf(waveOf(picture, left, top, isAcross)));
      tiles += 1;
      if (Math.max(...waves) > leastRepeat) repeating += 1;
    }
  }
  const share = tiles === 0 ? 0 : repeating / tiles;
  if (share < leastShare) return null;
  const evidence = { side: picture.side, share_of_tiles: hundredths(share), tiles };
  return { name: 'screen_recapture', place: null, evidence };
}
