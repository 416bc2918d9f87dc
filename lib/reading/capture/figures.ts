import type { CaptureFigures } from '../capture-check.ts';
import type { Grey } from '../grey.ts';

// Blur, glare and darkness of a picture of about a thousand pixels' width.

/** At least as light as this is beyond what the sensor can tell. */
const clipped = 253;
/** White paper on a scanner is clipped too, and all over. */
const mostClipped = 0.35;
/** Of the rectangle around a spot. Light makes a round one, and the white around printed bars is anything but. */
const leastCompact = 0.6;
const tile = 48;

/** Variance of the Laplacian in a tile. */
function sharpnessOf({ data, width }: Grey, left: number, top: number): number {
  let [sum, squares] = [0, 0];
  for (let y = top; y < top + tile; y += 1) {
    for (let x = left; x < left + tile; x += 1) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const value = around - 4 * (data[at] ?? 0);
      sum += value;
      squares += value * value;
    }
  }
  const count = tile * tile;
  return squares / count - (sum / count) ** 2;
}

/** Of the sharpest tenth of the tiles: a desk has no detail, and print has. */
function sharpness(image: Grey): number {
  const found: number[] = [];
  for (let top = 1; top + tile < image.height; top += tile) {
    for (let left = 1; left + tile < image.width; left += tile) found.push(sharpnessOf(image, left, top));
  }
  found.sort((a, b) => b - a);
  return found[Math.floor(found.length / 10)] ?? 0;
}

function brightness({ data, width, height }: Grey): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(height * 0.2); y < height * 0.8; y += 3) {
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 3) {
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}

interface Patch {
  size: number;
  touchesBorder: boolean;
  isCompact: boolean;
}

/** The patch of clipped pixels around a first one, which it marks as seen. */
function patchFrom(image: Grey, seen: Uint8Array, first: number): Patch {
  const { data, width, height } = image;
  const waiting = [first];
  let size = 0;
  let [left, right, top, bottom] = [width, 0, height, 0];
  seen[first] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    const next = [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y > 0 ? at - width : -1,
      y < height - 1 ? at + width : -1,
    ];
    for (const other of next) {
      if (other < 0 || seen[other] || (data[other] ?? 0) < clipped) continue;
      seen[other] = 1;
      waiting.push(other);
    }
  }
  const area = (right - left + 1) * (bottom - top + 1);
  const touchesBorder = left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  return { size, touchesBorder, isCompact: size / area > leastCompact };
}

/** Share of the picture that the largest spot without detail has, unless the paper itself is as white. */
function glare(image: Grey): number {
  const { data } = image;
  const seen = new Uint8Array(data.length);
  let [all, largest] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (seen[at] || (data[at] ?? 0) < clipped) continue;
    const { size, touchesBorder, isCompact } = patchFrom(image, seen, at);
    all += size;
    if (!touchesBorder && isCompact) largest = Math.max(largest, size);
  }
  return all / data.length > mostClipped ? 0 : largest / data.length;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export function figuresOf(image: Grey, fill: number | null): CaptureFigures {
  return {
    brightness: rounded(brightness(image)),
    sharpness: rounded(sharpness(image)),
    glare: rounded(glare(image)),
    fill: fill === null ? null : rounded(fill),
  };
}
