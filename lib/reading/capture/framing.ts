import type { Corners, Point } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import type { Tile } from './figures.ts';

// How a document lies in a picture.

/** Grey levels by which a desk differs from what lies on it. */
const leastDifference = 18;
/** Of the picture: how far beside a side is looked, and from where on a side has something beside it. */
const beside = 0.015;
/** Of the sharpest tiles. */
const leastPrintInside = 0.8;
const near = 0.007;
const far = 0.03;

interface Side {
  from: Point;
  to: Point;
  /** Away from the document. */
  outward: Point;
  /** To the border of the picture, as a share of it. */
  distance: number;
}

function sidesOf({ width, height }: Grey, [topLeft, topRight, bottomRight, bottomLeft]: Corners): Side[] {
  return [
    { from: topLeft, to: topRight, outward: [0, -1], distance: Math.max(topLeft[1], topRight[1]) / height },
    {
      from: topRight,
      to: bottomRight,
      outward: [1, 0],
      distance: 1 - Math.min(topRight[0], bottomRight[0]) / width,
    },
    {
      from: bottomLeft,
      to: bottomRight,
      outward: [0, 1],
      distance: 1 - Math.min(bottomLeft[1], bottomRight[1]) / height,
    },
    {
      from: topLeft,
      to: bottomLeft,
      outward: [-1, 0],
      distance: Math.max(topLeft[0], bottomLeft[0]) / width,
    },
  ];
}

/** Between outside and inside, in the mean along the side. */
function differenceAlong({ data, width, height }: Grey, { from, to, outward }: Side): number {
  const step = beside * Math.max(width, height);
  const levelAt = (x: number, y: number) => {
    const column = Math.max(0, Math.min(width - 1, Math.round(x)));
    const row = Math.max(0, Math.min(height - 1, Math.round(y)));
    return data[row * width + column] ?? 0;
  };
  let sum = 0;
  const samples = 40;
  for (let sample = 1; sample < samples; sample += 1) {
    const share = sample / samples;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share;
    const outside = levelAt(x + outward[0] * step, y + outward[1] * step);
    sum += outside - levelAt(x - outward[0] * step, y - outward[1] * step);
  }
  return Math.abs(sum / (samples - 1));
}

/** Left of no side, with the corners clockwise. */
function isInside(corners: Corners, { x, y }: Tile): boolean {
  return corners.every(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % 4] ?? [fromX, fromY];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });
}

/** Whether what is around the outline differs from what is in it, and has no print: else it is a box inside a document that fills
 * the picture. */
export function liesOnSomething(image: Grey, outline: Corners, tiles: Tile[]): boolean {
  // A document that is far away has few tiles.
  const sharpest = tiles.slice(0, Math.ceil(tiles.length / 3));
  const inside = sharpest.filter((tile) => isInside(outline, tile)).length;
  if (inside < leastPrintInside * sharpest.length) return false;
  const open = sidesOf(image, outline).filter(({ distance }) => distance > far);
  return open.length > 0 && open.every((side) => differenceAlong(image, side) > leastDifference);
}

/** A side of the document lies along the border of the picture, though another shows what it lies on. */
export function isCropped(image: Grey, outline: Corners): boolean {
  return sidesOf(image, outline).some(({ distance }) => distance < near);
}
