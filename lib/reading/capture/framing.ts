import type { Corners, Point } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import type { Tile } from './figures.ts';

// How a document is placed in a picture.

/** Minimum difference in grey levels between a document and the desk beneath it. */
const leastDifference = 18;
/**
 * Share of the picture: distance from a side at which the desk is sampled, and from which a side has a desk beside
 * it.
 */
const beside = 0.015;
/** Share of the sharpest tiles. */
const leastPrintInside = 0.8;
const near = 0.007;
const far = 0.03;

/** Minimum length of the cut and of the sides that are judged, as shares of the picture's width. */
const leastCut = 0.02;
const leastSide = 0.05;

interface Side {
  from: Point;
  to: Point;
  /** Direction away from the document. */
  outward: Point;
}

interface PlacedSide extends Side {
  /** Distance to the border of the picture, as a share of it. */
  distance: number;
}

function sidesOf(
  { width, height }: Grey,
  [topLeft, topRight, bottomRight, bottomLeft]: Corners,
): PlacedSide[] {
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

/** Mean difference between outside and inside along the side. */
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

/** Not to the left of any side, for clockwise corners. */
function isInside(corners: Point[], { x, y }: Tile): boolean {
  return corners.every(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [fromX, fromY];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });
}

/** Whether nearly all print lies inside. */
function holdsPrint(corners: Point[], tiles: Tile[]): boolean {
  // A distant document has few tiles.
  const sharpest = tiles.slice(0, Math.ceil(tiles.length / 3));
  const inside = sharpest.filter((tile) => isInside(corners, tile)).length;
  return inside >= leastPrintInside * sharpest.length;
}

/**
 * Whether the surroundings of the outline differ from its inside and have no print. Otherwise the outline is a box
 * within a document that fills the picture.
 */
export function liesOnSomething(image: Grey, outline: Corners, tiles: Tile[]): boolean {
  if (!holdsPrint(outline, tiles)) return false;
  const open = sidesOf(image, outline).filter(({ distance }) => distance > far);
  return open.length > 0 && open.every((side) => differenceAlong(image, side) > leastDifference);
}

/** Whether a side of the document lies on the border of the picture, so that part of it is cut off. */
export function isCropped(image: Grey, outline: Corners): boolean {
  return sidesOf(image, outline).some(({ distance }) => distance < near);
}

/** The corners in the order in which the inside is to the right. */
function clockwise(corners: Point[]): Point[] {
  const doubled = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled < 0 ? corners.toReversed() : corners;
}

const lengthOf = ({ from, to }: Pick<Side, 'from' | 'to'>) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Sides of any convex shape. */
function sidesOfShape(shape: Point[]): Side[] {
  const corners = clockwise(shape);
  return corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const length = Math.max(1, lengthOf({ from, to }));
    return { from, to, outward: [(to[1] - from[1]) / length, (from[0] - to[0]) / length] };
  });
}

/** Whether both ends lie on the same border of the picture. */
function liesOnBorder({ width, height }: Grey, { from, to }: Side): boolean {
  const distances = ([x, y]: Point) => [x / width, 1 - x / width, y / height, 1 - y / height];
  const ofEnd = distances(to);
  return distances(from).some((distance, border) => distance < near && (ofEnd[border] ?? 1) < near);
}

/**
 * Whether the picture certainly cuts off a corner of the document: one or two sides of its shape lie on a border, and a
 * desk lies beside all others. A shape on more borders may be a page that fills the picture.
 */
export function isCutOff(image: Grey, shape: Point[], tiles: Tile[]): boolean {
  const sides = sidesOfShape(shape);
  const cut = sides.filter((side) => liesOnBorder(image, side));
  const open = sides.filter((side) => !cut.includes(side) && lengthOf(side) >= leastSide * image.width);
  const missing = cut.reduce((sum, side) => sum + lengthOf(side), 0);
  return (
    (cut.length === 1 || cut.length === 2) &&
    open.length >= 2 &&
    missing >= leastCut * image.width &&
    holdsPrint(shape, tiles) &&
    open.every((side) => differenceAlong(image, side) > leastDifference)
  );
}
