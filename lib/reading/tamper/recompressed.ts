import sharp from 'sharp';
import type { Corners, TamperFinding } from '../document-reading.ts';
import type { Picture } from '../document/picture.ts';

// A picture that was compressed before changes little when it is compressed at the same quality again: the JPEG
// ghost. Parts that were inserted later change as much as at any other quality, so they lack the ghost that the rest
// has.

const tile = 32;
const qualities = [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90];
/**
 * Limits for the change at a quality divided by that at its neighbours: the median of the tiles for a ghost to exist,
 * and a tile without the ghost.
 */
const mostOfGhost = 0.75;
const leastWithout = 0.92;
const leastTiles = 4;
/** Mean difference between neighbouring pixels in grey levels. Plain tiles change at no quality. */
const leastDetail = 2;

interface TileError {
  left: number;
  top: number;
  /** By quality. */
  errors: number[];
}

async function compressedAgain({ grey }: Picture, quality: number): Promise<Uint8Array> {
  const raw = { width: grey.width, height: grey.height, channels: 1 } as const;
  const compressed = await sharp(grey.data, { raw }).jpeg({ quality }).toBuffer();
  return sharp(compressed).greyscale().raw().toBuffer();
}

function detailedTiles({ grey }: Picture): TileError[] {
  const { data, width, height } = grey;
  const found: TileError[] = [];
  for (let top = 0; top + tile <= height; top += tile) {
    for (let left = 0; left + tile <= width; left += tile) {
      let detail = 0;
      for (let y = top; y < top + tile; y += 1) {
        for (let x = left + 1; x < left + tile; x += 1) {
          detail += Math.abs((data[y * width + x] ?? 0) - (data[y * width + x - 1] ?? 0));
        }
      }
      if (detail > leastDetail * tile * tile) found.push({ left, top, errors: [] });
    }
  }
  return found;
}

function addErrors({ grey }: Picture, again: Uint8Array, tiles: TileError[]): void {
  const { data, width } = grey;
  for (const { left, top, errors } of tiles) {
    let sum = 0;
    for (let y = top; y < top + tile; y += 1) {
      for (let x = left; x < left + tile; x += 1) {
        const at = y * width + x;
        sum += ((data[at] ?? 0) - (again[at] ?? 0)) ** 2;
      }
    }
    errors.push(sum);
  }
}

/** The error at this quality relative to the mean of the errors at the next lower and higher ones. */
const ratioAt = ({ errors }: TileError, at: number): number =>
  (2 * (errors[at] ?? 0)) / Math.max(1, (errors[at - 1] ?? 0) + (errors[at + 1] ?? 0));

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1;

/** The largest group of adjacent tiles, so that single tiles are ignored. */
function largestGroup(tiles: TileError[]): TileError[] {
  const left = new Set(tiles);
  let best: TileError[] = [];
  for (const first of tiles) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group) {
      for (const other of left) {
        if (Math.abs(one.left - other.left) > tile || Math.abs(one.top - other.top) > tile) continue;
        left.delete(other);
        group.push(other);
      }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

function cornersAround(group: TileError[]): Corners {
  const left = Math.min(...group.map((each) => each.left));
  const right = Math.max(...group.map((each) => each.left)) + tile;
  const top = Math.min(...group.map((each) => each.top));
  const bottom = Math.max(...group.map((each) => each.top)) + tile;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/**
 * Finds a region without the ghost; null if the whole picture has one, or none. Calls `next` before each compression.
 */
export async function recompressedFinding(picture: Picture, next: () => void): Promise<TamperFinding | null> {
  const tiles = detailedTiles(picture);
  if (tiles.length < 4 * leastTiles) return null;
  for (const quality of qualities) {
    next();
    addErrors(picture, await compressedAgain(picture, quality), tiles);
  }
  const ghosts = qualities.slice(1, -1).map((quality, place) => ({
    quality,
    at: place + 1,
    ratio: medianOf(tiles.map((each) => ratioAt(each, place + 1))),
  }));
  // The quantization steps of quality 80 are half of those of 60, so a picture compressed at 60 has a ghost at both.
  const ghost = ghosts.find(({ ratio }) => ratio <= mostOfGhost);
  if (!ghost) return null;
  const group = largestGroup(tiles.filter((each) => ratioAt(each, ghost.at) > leastWithout));
  if (group.length < leastTiles) return null;
  return {
    name: 'recompressed_region',
    place: { side: picture.side, corners: cornersAround(group) },
    evidence: { tiles: group.length, of: tiles.length, earlier_quality: ghost.quality },
  };
}
