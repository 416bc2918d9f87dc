import type { CaptureFigures } from '../capture-check.ts';
import type { Grey } from '../grey.ts';

// Blur, glare and darkness of a picture of about a thousand pixels' width.

/** At least as light as this is beyond what the sensor can tell. */
const clipped = 253;
/** White paper on a scanner is clipped too, and all over. */
const mostClipped = 0.35;
/** Pixels to either side that must be as light: thinner is white between print. */
const spotRadius = 4;
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

/** A square of the picture, by its middle. */
export interface Tile {
  x: number;
  y: number;
  sharpness: number;
}

/** The sharpest tenth of the picture: a desk has no detail, and print has. */
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

/** 1 where a whole square around a pixel is clipped. */
function spotsOf({ data, width, height }: Grey): { spots: Uint8Array; clippedShare: number } {
  // Eroded along rows, then along columns.
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

/** How many pixels the spot around a first one has. They are cleared. */
function takeSpot(spots: Uint8Array, width: number, first: number): number {
  const waiting = [first];
  let size = 0;
  spots[first] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size += 1;
    // The border of the picture has no spots: neighbours are those of the same row.
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (!spots[next]) continue;
      spots[next] = 0;
      waiting.push(next);
    }
  }
  return size;
}

/** Share of the picture that the largest spot without detail has, unless the paper itself is as white. */
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
