import type { Grey } from '../grey.ts';

// Detects print in a picture: dark and light that alternate several times within the width of a word, which is rare
// in faces, desks and skies.

/** Minimum grey levels between dark and light. Tints and patterns behind print have less. */
const leastStep = 24;
const window = 64;
/** Minimum changes between dark and light within a window. */
const leastChanges = 6;

/** Number of windows with print along one line of pixels; `stride` is the distance between its pixels. */
function windowsAlong(data: Uint8Array, start: number, stride: number, length: number): number {
  let [low, high] = [data[start] ?? 0, data[start] ?? 0];
  let rising = true;
  let [changes, found] = [0, 0];
  for (let n = 1; n < length; n += 1) {
    const value = data[start + n * stride] ?? 0;
    if (rising) {
      if (value > high) high = value;
      else if (high - value >= leastStep) {
        rising = false;
        low = value;
        changes += 1;
      }
    } else if (value < low) low = value;
    else if (value - low >= leastStep) {
      rising = true;
      high = value;
      changes += 1;
    }
    if (n % window !== window - 1) continue;
    if (changes >= leastChanges) found += 1;
    changes = 0;
  }
  return found;
}

/** Share of windows with print, in the direction with more of it, because documents may lie on any side. */
export function printOf({ data, width, height }: Grey): number {
  let [level, upright] = [0, 0];
  for (let y = 0; y < height; y += 2) level += windowsAlong(data, y * width, 1, width);
  for (let x = 0; x < width; x += 2) upright += windowsAlong(data, x, width, height);
  return (Math.max(level, upright) * 2 * window) / Math.max(1, width * height);
}
