import type { Corners, Point } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import { matOf, scoped, type Cv, type Mat, type Scope } from './opencv.ts';

// The machine-readable zone of an upright document: a wide, slightly rotated rectangle full of dark strokes, near the
// bottom.

const workingWidth = 700;
const leastWidth = 0.55;
const leastRatio = 3;
const mostRatio = 30;
const mostDegrees = 25;

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  degrees: number;
}

/** Finds strokes darker than their surroundings and joins them into blocks of text. */
function textBlocks(cv: Cv, scope: Scope, grey: Mat): Mat {
  const scale = workingWidth / grey.cols;
  const small = scope.keep(new cv.Mat());
  cv.resize(grey, small, new cv.Size(workingWidth, Math.round(grey.rows * scale)), 0, 0, cv.INTER_AREA);
  cv.GaussianBlur(small, small, new cv.Size(3, 3), 0);
  const element = (width: number, height: number) =>
    scope.keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(width, height)));
  const dark = scope.keep(new cv.Mat());
  cv.morphologyEx(small, dark, cv.MORPH_BLACKHAT, element(25, 11));
  // In a matrix of its own, because a result of another type cannot overwrite its source.
  const strokes = scope.keep(new cv.Mat());
  cv.Sobel(dark, strokes, cv.CV_32F, 1, 0, 3);
  cv.convertScaleAbs(strokes, strokes);
  cv.normalize(strokes, strokes, 0, 255, cv.NORM_MINMAX, cv.CV_8U);
  cv.morphologyEx(strokes, strokes, cv.MORPH_CLOSE, element(25, 5));
  const blocks = scope.keep(new cv.Mat());
  cv.threshold(strokes, blocks, 0, 255, cv.THRESH_BINARY + cv.THRESH_OTSU);
  cv.morphologyEx(blocks, blocks, cv.MORPH_CLOSE, element(41, 27));
  cv.morphologyEx(blocks, blocks, cv.MORPH_OPEN, element(25, 9));
  return blocks;
}

/** The rectangle with its longer side as width, at an angle of at most 90 degrees either way. */
function rectangleAround(cv: Cv, contour: Mat): Rectangle {
  const { center, size, angle } = cv.minAreaRect(contour);
  const stands = size.width < size.height;
  const [width, height] = stands ? [size.height, size.width] : [size.width, size.height];
  let degrees = stands ? angle - 90 : angle;
  if (degrees < -45) degrees += 180;
  if (degrees > 90) degrees -= 180;
  return { ...center, width, height, degrees };
}

function isStrip({ width, height, degrees }: Rectangle): boolean {
  const ratio = width / height;
  return (
    width > leastWidth * workingWidth &&
    ratio > leastRatio &&
    ratio < mostRatio &&
    Math.abs(degrees) < mostDegrees
  );
}

function bestOf(cv: Cv, blocks: Mat): Rectangle | null {
  return scoped((scope) => {
    const contours = scope.keep(new cv.MatVector());
    const hierarchy = scope.keep(new cv.Mat());
    cv.findContours(blocks, contours, hierarchy, cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
    let best: (Rectangle & { score: number }) | null = null;
    for (let at = 0; at < contours.size(); at += 1) {
      const found = rectangleAround(cv, scope.keep(contours.get(at)));
      const score = found.width * (0.3 + found.y / blocks.rows);
      if (isStrip(found) && (!best || score > best.score)) best = { ...found, score };
    }
    return best;
  });
}

/** The strip in pixels of the image, with a little margin around the text; null if there is none. */
export function findStrip(cv: Cv, image: Grey): Corners | null {
  return scoped((scope) => {
    const grey = matOf(cv, scope, image);
    const found = bestOf(cv, textBlocks(cv, scope, grey));
    if (!found) return null;
    const scale = workingWidth / image.width;
    const [across, down] = [found.width / 2 + 12, found.height / 2 + 10];
    const turn = (found.degrees * Math.PI) / 180;
    const corner = (u: number, v: number): Point => [
      (found.x + u * Math.cos(turn) - v * Math.sin(turn)) / scale,
      (found.y + u * Math.sin(turn) + v * Math.cos(turn)) / scale,
    ];
    return [corner(-across, -down), corner(across, -down), corner(across, down), corner(-across, down)];
  });
}
