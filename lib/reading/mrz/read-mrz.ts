import type { Corners, DocumentSide, MrzReading, Point } from '../document-reading.ts';
import { homography, mapped } from '../geometry.ts';
import type { Grey } from '../grey.ts';
import type { Cv } from '../locate/opencv.ts';
import { pagesIn, wholeOf, type Page } from '../locate/pages.ts';
import { sizeOf, straightened } from '../locate/straighten.ts';
import { findStrip } from '../locate/strip.ts';
import { checkDigitsOf, parsedZone } from './check-digits.ts';
import { doubtsOf } from './doubts.ts';
import { fieldsOf } from './fields.ts';
import { readStrip, type ReadStrip } from './read-strip.ts';

/** The network was trained on rows of this size: fewer pixels are not enough, and more are slower. */
const leastWidth = 900;
const mostWidth = 1400;
/** Text that is not a zone has a lower certainty. */
const leastCertainty = 0.6;

export interface FoundMrz {
  reading: MrzReading | null;
  strip: { image: Grey; corners: Corners; read: ReadStrip } | null;
  /** The page on which the strip was found. */
  page: Page | null;
  /** Top of the strip, as a share of the page's height. */
  top: number;
  /** A strip was found, whether or not it could be read. */
  found: boolean;
}

export const noMrz: FoundMrz = { reading: null, strip: null, page: null, top: 1, found: false };
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The strip's corners in the picture that the page was cut from. */
function cornersIn(page: Page, strip: Corners): Corners {
  const back = homography(wholeOf(page.image), page.corners);
  const at = (point: Point): Point => mapped(back, point);
  return [at(strip[0]), at(strip[1]), at(strip[2]), at(strip[3])];
}

function readingOf(read: ReadStrip, corners: Corners, side: DocumentSide, today: string): MrzReading {
  const { format } = read.layout;
  const zone = parsedZone(read.lines);
  const doubts = doubtsOf(read);
  const chances = read.cells.flat().map(({ chance }) => chance);
  return {
    place: { side, corners },
    format,
    lines: read.lines,
    ...fieldsOf(format, read.lines, zone, today),
    check_digits: checkDigitsOf(format, zone),
    confidence: { mean: rounded(read.certainty), least: rounded(Math.min(...chances)) },
    doubtful_cells: doubts.cells,
    ambiguous: doubts.ambiguous,
    low_contrast: doubts.low_contrast,
  };
}

/** Reads the zone of an upright page. */
function readPage(cv: Cv, page: Page, side: DocumentSide, today: string): FoundMrz {
  const corners = findStrip(cv, page.image);
  if (!corners) return noMrz;
  const size = sizeOf(corners);
  const width = Math.round(Math.min(mostWidth, Math.max(leastWidth, size.width)));
  const image = straightened(cv, page.image, corners, width, Math.round((size.height * width) / size.width));
  const read = readStrip(image);
  if (!read || (!read.holds && read.certainty < leastCertainty)) return { ...noMrz, found: true };
  const inPicture = cornersIn(page, corners);
  return {
    found: true,
    page,
    top: Math.min(...corners.map(([, y]) => y)) / page.image.height,
    strip: { image, corners: inPicture, read },
    reading: readingOf(read, inPicture, side, today),
  };
}

const isSure = ({ strip }: FoundMrz) => strip !== null && strip.read.holds && strip.read.certainty > 0.9;

function better(a: FoundMrz, b: FoundMrz): FoundMrz {
  if (!a.strip || !b.strip) return a.strip || (a.found && !b.strip) ? a : b;
  const [one, other] = [a.strip.read, b.strip.read];
  if (one.holds !== other.holds) return one.holds ? a : b;
  return one.certainty >= other.certainty ? a : b;
}

/**
 * Reads the zone in a picture, which may also show a desk or lie on its side. Tries one page after the other until a
 * reading is certain, and calls `next` before each. `today` is YYYY-MM-DD and decides the century of dates.
 */
export function readMrz(
  cv: Cv,
  picture: Grey,
  { side, today, next }: { side: DocumentSide; today: string; next: () => void },
): FoundMrz {
  let best = noMrz;
  for (const page of pagesIn(cv, picture)) {
    next();
    best = better(best, readPage(cv, page, side, today));
    if (isSure(best)) break;
  }
  return best;
}
