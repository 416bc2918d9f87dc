import type { Corners, Point } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import { matOf, scoped, type Cv, type Mat, type Scope } from './opencv.ts';

// The document in a photo: the largest quadrilateral.

const workingSize = 640;
/** Share of the picture. A larger outline is the picture itself. */
const mostShare = 0.985;
/** How far a side may deviate from a straight line, as a share of the perimeter. */
const tolerances = [0.02, 0.035, 0.05];
/** The same for a shape that may have more than four corners, because the picture cuts it off. */
const fineTolerance = 0.005;

function shrunk(cv: Cv, scope: Scope, grey: Mat): { small: Mat; scale: number } {
  const scale = workingSize / Math.max(grey.cols, grey.rows);
  const small = scope.keep(new cv.Mat());
  const sideOf = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const size = new cv.Size(sideOf(grey.cols), sideOf(grey.rows));
  cv.resize(grey, small, size, 0, 0, cv.INTER_AREA);
  cv.GaussianBlur(small, small, new cv.Size(5, 5), 0);
  return { small, scale };
}

/** Sorts the corners: top left, top right, bottom right, bottom left. */
function ordered(points: Point[]): Corners {
  const bySum = [...points].sort(([a, b], [c, d]) => a + b - c - d);
  const byDifference = [...points].sort(([a, b], [c, d]) => b - a - (d - c));
  const none: Point = [0, 0];
  return [bySum[0] ?? none, byDifference[0] ?? none, bySum[3] ?? none, byDifference[3] ?? none];
}

interface Shape {
  points: Point[];
  area: number;
}

/** The hull of the contour, simplified to straight sides. */
function simplified(cv: Cv, contour: Mat, tolerance: number): Shape {
  return scoped((scope) => {
    const hull = scope.keep(new cv.Mat());
    const corners = scope.keep(new cv.Mat());
    cv.convexHull(contour, hull);
    cv.approxPolyDP(hull, corners, tolerance * cv.arcLength(hull, true), true);
    const points = Array.from({ length: corners.rows }, (_, at): Point => [
      corners.data32S[2 * at] ?? 0,
      corners.data32S[2 * at + 1] ?? 0,
    ]);
    return { points, area: cv.contourArea(corners) };
  });
}

type ShapeOf = (cv: Cv, contour: Mat) => Shape | undefined;

const quadrilateralOf: ShapeOf = (cv, contour) => {
  for (const tolerance of tolerances) {
    const shape = simplified(cv, contour, tolerance);
    if (shape.points.length === 4) return shape;
  }
  return undefined;
};

const polygonOf: ShapeOf = (cv, contour) => simplified(cv, contour, fineTolerance);

function largestIn(cv: Cv, edges: Mat, leastShare: number, shapeOf: ShapeOf): Shape | null {
  const whole = edges.cols * edges.rows;
  return scoped((scope) => {
    const contours = scope.keep(new cv.MatVector());
    const hierarchy = scope.keep(new cv.Mat());
    cv.findContours(edges, contours, hierarchy, cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
    let best: Shape | null = null;
    for (let at = 0; at < contours.size(); at += 1) {
      const contour = scope.keep(contours.get(at));
      const around = cv.boundingRect(contour);
      if (around.width * around.height < leastShare * whole) continue;
      const found = shapeOf(cv, contour);
      if (!found || found.area < leastShare * whole || found.area > mostShare * whole) continue;
      if (!best || found.area > best.area) best = found;
    }
    return best;
  });
}

/** Clear edges first, then faint ones, then light against dark. */
const edgeFinders: ((cv: Cv, from: Mat, to: Mat) => void)[] = [
  (cv, from, to) => cv.Canny(from, to, 30, 90),
  (cv, from, to) => cv.Canny(from, to, 10, 40),
  (cv, from, to) => void cv.threshold(from, to, 0, 255, cv.THRESH_BINARY + cv.THRESH_OTSU),
];

/** The largest shape of each kind of edges, in pixels of the picture. */
function* shapesIn(
  cv: Cv,
  scope: Scope,
  image: Grey,
  leastShare: number,
  shapeOf: ShapeOf,
): Generator<Point[], void> {
  const { small, scale } = shrunk(cv, scope, matOf(cv, scope, image));
  const edges = scope.keep(new cv.Mat());
  const element = scope.keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(5, 5)));
  for (const find of edgeFinders) {
    find(cv, small, edges);
    cv.morphologyEx(edges, edges, cv.MORPH_CLOSE, element);
    const found = largestIn(cv, edges, leastShare, shapeOf);
    if (found) yield found.points.map(([x, y]): Point => [x / scale, y / scale]);
  }
}

/**
 * The outline in pixels of the picture; null if nothing like a document lies on a background. A shape smaller than
 * `leastShare` of the picture is considered a part of a document.
 */
export function findOutline(cv: Cv, image: Grey, leastShare = 0.12): Corners | null {
  return scoped((scope) => {
    const first = shapesIn(cv, scope, image, leastShare, quadrilateralOf).next();
    return first.done ? null : ordered(first.value);
  });
}

/** As `findOutline`, for documents that the picture may cut off: every candidate, with any number of corners. */
export function findShapes(cv: Cv, image: Grey, leastShare: number): Point[][] {
  return scoped((scope) => [...shapesIn(cv, scope, image, leastShare, polygonOf)]);
}

/** The shoelace formula. */
export function areaOf(corners: Corners): number {
  const doubled = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
