import type { Grey } from '../grey.ts';

// Finds the lines of a straightened strip: darkness relative to the surroundings, summed along a slope.

/** Darkness relative to the mean of the surroundings, which removes shadows and tints. */
export interface Ink {
  values: Float32Array;
  width: number;
  height: number;
}

export interface TextRow {
  /** Measured at the middle of the picture. */
  top: number;
  bottom: number;
  mass: number;
}

export interface FoundRows {
  ink: Ink;
  /** Pixels down per pixel to the right. */
  slope: number;
  rows: TextRow[];
}

/** Grey levels of paper noise. */
const noiseFloor = 6;
/** A single dark pixel counts at most this much. */
const mostInk = 60;
const leastRowHeight = 5;

/** Sums of all pixels above and to the left. */
function integral({ data, width, height }: Grey): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function inkOf(image: Grey): Ink {
  const { data, width, height } = image;
  const radius = Math.max(8, Math.round(width / 50));
  const sums = integral(image);
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const [above, below] = [top * (width + 1), bottom * (width + 1)];
      const sum =
        (sums[below + right] ?? 0) -
        (sums[above + right] ?? 0) -
        (sums[below + left] ?? 0) +
        (sums[above + left] ?? 0);
      const mean = sum / ((right - left) * (bottom - top));
      values[y * width + x] = Math.max(0, mean - (data[y * width + x] ?? 0) - noiseFloor);
    }
  }
  return { values, width, height };
}

function profileOf({ values, width, height }: Ink, slope: number): Float32Array {
  const profile = new Float32Array(height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 2) {
      const row = Math.round(y + (x - width / 2) * slope);
      if (row < 0 || row >= height) continue;
      profile[y] = (profile[y] ?? 0) + Math.min(mostInk, values[row * width + x] ?? 0);
    }
  }
  return profile;
}

/** Contrast between text and gaps, which is highest along the lines. */
function edges(profile: Float32Array): number {
  let sum = 0;
  for (let y = 1; y < profile.length; y += 1) sum += ((profile[y] ?? 0) - (profile[y - 1] ?? 0)) ** 2;
  return sum;
}

function sharpestSlope(ink: Ink, from: number, to: number, step: number): number {
  let best = { slope: 0, edges: -1 };
  for (let slope = from; slope <= to + step / 100; slope += step) {
    const found = edges(profileOf(ink, slope));
    if (found > best.edges) best = { slope, edges: found };
  }
  return best.slope;
}

const sortedUp = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

export function findRows(image: Grey): FoundRows {
  const ink = inkOf(image);
  const rough = sharpestSlope(ink, -0.06, 0.06, 0.006);
  const slope = sharpestSlope(ink, rough - 0.005, rough + 0.005, 0.001);
  const profile = profileOf(ink, slope);
  const limit = (sortedUp(profile)[Math.floor(image.height * 0.93)] ?? 0) * 0.3;
  const rows: TextRow[] = [];
  let top = -1;
  for (let y = 0; y <= image.height; y += 1) {
    const dark = y < image.height && (profile[y] ?? 0) > limit;
    if (dark && top < 0) top = y;
    if (dark || top < 0) continue;
    const mass = profile.subarray(top, y).reduce((sum, value) => sum + value, 0);
    if (y - top >= leastRowHeight) rows.push({ top, bottom: y, mass });
    top = -1;
  }
  const most = Math.max(...rows.map(({ mass }) => mass));
  return { ink, slope, rows: rows.filter(({ mass }) => mass > 0.3 * most) };
}
