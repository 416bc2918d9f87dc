import type { CaptureFigures } from '../capture-check.ts';
import type { Grey } from '../grey.ts';

// Blur, glare and darkness of a picture that is about a thousand pixels wide.

/** Pixels at least this bright are overexposed. */
const clipped = 253;
/** With a larger share than this, the white is paper from a scanner, which is overexposed everywhere. */
const mostClipped = 0.35;
/** Pixels to each side that must be as bright; narrower white is paper between print. */
const spotRadius = 4;
const tile = 48;

/** Variance of the Laplacian within a tile. */
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

/** A square of the picture, given by its centre. */
export interface Tile {
  x: number;
  y: number;
  sharpness: number;
}

/** The sharpest tenth of the tiles: a desk has no detail, and print has. */
export function sharpestTiles(image: Grey): Tile[] {
  const found: Tile[] = [];
  for (let top = 1; top + tile < image.height; top += tile) {
    for (let left = 1; left + tile < image.width; left += tile) {
      found.push({ x: left + tile / 2, y: top + tile / 2, sharpness: sharpnessOf(image, left, top) });
    }
  }
  found.sort((a, b) => b.sharpness - a.sharpness);
  return found.slice(0, Math.floor(found.length / 10) + 1);
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

/** Marks pixels (1) where the whole square around them is overexposed. */
function spotsOf({ data, width, height }: Grey): { spots: Uint8Array; clippedShare: number } {
  // Erosion along rows, then along columns.
  const inRow = new Uint8Array(data.length);
  let all = 0;
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x < width; x += 1) {
      const isClipped = (data[y * width + x] ?? 0) >= clipped;
      all += isClipped ? 1 : 0;
      run = isClipped ? run + 1 : 0;
      if (run > 2 * spotRadius) inRow[y * width + x - spotRadius] = 1;
    }
  }
  const spots = new Uint8Array(data.length);
  for (let x = 0; x < width; x += 1) {
    let run = 0;
    for (let y = 0; y < height; y += 1) {
      run = inRow[y * width + x] ? run + 1 : 0;
      if (run > 2 * spotRadius) spots[(y - spotRadius) * width + x] = 1;
    }
  }
  return { spots, clippedShare: all / data.length };
}

/** The size in pixels of the spot around its first pixel. Clears the spot. */
function takeSpot(spots: Uint8Array, width: number, first: number): number {
  const waiting = [first];
  let size = 0;
  spots[first] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size += 1;
    // Spots never touch the border of the picture, so neighbours do not wrap to another row.
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (!spots[next]) continue;
      spots[next] = 0;
      waiting.push(next);
    }
  }
  return size;
}

/** Share of the picture covered by the largest overexposed spot; 0 if the paper itself is as white. */
function glare(image: Grey): number {
  const { spots, clippedShare } = spotsOf(image);
  if (clippedShare > mostClipped) return 0;
  let largest = 0;
  for (let at = 0; at < spots.length; at += 1) {
    if (spots[at]) largest = Math.max(largest, takeSpot(spots, image.width, at));
  }
  return largest / spots.length;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export function figuresOf(image: Grey, tiles: Tile[], fill: number | null): CaptureFigures {
  return {
    brightness: rounded(brightness(image)),
    sharpness: rounded(tiles.at(-1)?.sharpness ?? 0),
    glare: rounded(glare(image)),
    fill: fill === null ? null : rounded(fill),
  };
}
