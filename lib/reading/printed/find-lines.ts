import type { Grey } from '../grey.ts';
import { greyOf, matOf, scoped, type Cv, type Mat, type Scope } from '../locate/opencv.ts';

// Tesseract's own search for text loses short words, parts of dates, and everything in a shadow. It reads single lines
// well, so they are found here (ADR 0153).

/** Letters of 2 mm are then 25 pixels high on a page and 37 on a card. */
const workingWidth = 1_600;
/** Heights of letters and of lines, in pixels of the working size. */
const leastHeight = 11;
const mostHeight = 90;
/** No document has more lines of print; the rest is left out. */
const mostLines = 60;
/** Grey of the paper once it is evenly lit, and of the lightest ink. */
const paperGrey = 235;
const mostInkGrey = 190;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PrintedLines {
  /** The page in the working size, evenly lit. */
  image: Grey;
  /** From top to bottom. */
  lines: Box[];
}

const rectangle = (cv: Cv, scope: Scope, width: number, height: number) =>
  scope.keep(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(width, height)));

/** Divides by the brightness of the paper, so that one threshold suits a page with a shadow. */
function evenlyLit(cv: Cv, scope: Scope, page: Mat): Mat {
  const paper = scope.keep(new cv.Mat());
  const quarter = new cv.Size(Math.ceil(page.cols / 4), Math.ceil(page.rows / 4));
  cv.resize(page, paper, quarter, 0, 0, cv.INTER_AREA);
  cv.morphologyEx(paper, paper, cv.MORPH_CLOSE, rectangle(cv, scope, 13, 13));
  cv.GaussianBlur(paper, paper, new cv.Size(13, 13), 0);
  cv.resize(paper, paper, new cv.Size(page.cols, page.rows), 0, 0, cv.INTER_LINEAR);
  const lit = scope.keep(new cv.Mat());
  cv.divide(page, paper, lit, paperGrey);
  return lit;
}

function inkOf(cv: Cv, scope: Scope, lit: Mat): Mat {
  const found = scope.keep(new cv.Mat());
  const smooth = scope.keep(new cv.Mat());
  cv.GaussianBlur(lit, smooth, new cv.Size(3, 3), 0);
  const between = cv.threshold(smooth, found, 0, 255, cv.THRESH_BINARY_INV + cv.THRESH_OTSU);
  // On a page with little print, the best threshold is between the paper and its pattern.
  cv.threshold(smooth, found, Math.min(between, mostInkGrey), 255, cv.THRESH_BINARY_INV);
  return found;
}

function boxesIn(cv: Cv, mask: Mat): Box[] {
  return scoped((scope) => {
    const contours = scope.keep(new cv.MatVector());
    const hierarchy = scope.keep(new cv.Mat());
    cv.findContours(mask, contours, hierarchy, cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
    const boxes = Array.from({ length: contours.size() }, (_, at) =>
      cv.boundingRect(scope.keep(contours.get(at))),
    );
    return boxes.filter(({ height }) => height >= leastHeight && height <= mostHeight);
  });
}

/** The height of the larger letters, which values have: their labels are smaller. */
function letterHeight(letters: Box[]): number {
  const heights = letters
    .filter(({ width, height }) => width < 1.5 * height)
    .map(({ height }) => height)
    .toSorted((a, b) => a - b);
  return heights[Math.floor(0.75 * heights.length)] ?? leastHeight;
}

/** Finds lines of print by joining letters that are less than a letter apart. */
export function findLines(cv: Cv, page: Grey): PrintedLines {
  return scoped((scope) => {
    const sized = scope.keep(new cv.Mat());
    const scale = workingWidth / page.width;
    const size = new cv.Size(workingWidth, Math.max(1, Math.round(page.height * scale)));
    cv.resize(matOf(cv, scope, page), sized, size, 0, 0, scale > 1 ? cv.INTER_CUBIC : cv.INTER_AREA);
    const lit = evenlyLit(cv, scope, sized);
    const letters = inkOf(cv, scope, lit);
    const gap = letterHeight(boxesIn(cv, letters));
    cv.morphologyEx(letters, letters, cv.MORPH_CLOSE, rectangle(cv, scope, gap, 1));
    const lines = boxesIn(cv, letters).filter(({ width, height }) => width >= height);
    return { image: greyOf(lit), lines: lines.toSorted((a, b) => a.y - b.y).slice(0, mostLines) };
  });
}
