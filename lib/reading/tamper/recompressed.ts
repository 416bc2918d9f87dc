import sharp from 'sharp';
import type { Corners, TamperFinding } from '../document-reading.ts';
import type { Picture } from '../document/picture.ts';

// What was put into a picture after it was compressed loses more than the rest when all of it is compressed again.

const tile = 32;
const quality = 75;
/** Over the median of tiles with as much detail. */
const leastRatio = 3;
const leastTiles = 4;

interface TileError {
  left: number;
  top: number;
  /** Mean change in grey levels, over the detail. */
  error: number;
}

function errorsOf({ grey }: Picture, again: Uint8Array): TileError[] {
  const { data, width, height } = grey;
  const found: TileError[] = [];
  for (let top = 0; top + tile <= height; top += tile) {
    for (let left = 0; left + tile <= width; left += tile) {
      let [error, detail] = [0, 0];
      for (let y = top; y < top + tile; y += 1) {
        for (let x = left; x < left + tile; x += 1) {
          const at = y * width + x;
          error += Math.abs((data[at] ?? 0) - (again[at] ?? 0));
          detail += Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0));
        }
      }
      const count = tile * tile;
      if (detail / count > 2) found.push({ left, top, error: error / (detail + count) });
    }
  }
  return found;
}

/** Tiles that touch one another, so that a stray one is no region. */
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

export async function recompressedFinding(picture: Picture): Promise<TamperFinding | null> {
  const { width, height, data } = picture.grey;
  const raw = { width, height, channels: 1 } as const;
  const compressed = await sharp(data, { raw }).jpeg({ quality }).toBuffer();
  const again = await sharp(compressed).greyscale().raw().toBuffer();
  const errors = errorsOf(picture, again);
  const sorted = errors.map(({ error }) => error).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  if (median === 0) return null;
  const group = largestGroup(errors.filter(({ error }) => error > leastRatio * median));
  if (group.length < leastTiles) return null;
  const most = Math.max(...group.map(({ error }) => error));
  return {
    name: 'recompressed_region',
    place: { side: picture.side, corners: cornersAround(group) },
    evidence: { tiles: group.length, error_over_median: Math.round((most / median) * 10) / 10 },
  };
}
