import sharp from 'sharp';
import type { Corners, DocumentSide, Place, Point, PrintedReading } from '../document-reading.ts';
import { homography, mapped } from '../geometry.ts';
import type { Grey } from '../grey.ts';
import type { Cv } from '../locate/opencv.ts';
import { wholeOf, type Page } from '../locate/pages.ts';
import { datesIn } from './find-date.ts';
import { findLines, type Box } from './find-lines.ts';
import type { Engine } from './tesseract.ts';

/** Space around a line, as a share of its height. With more, the engine misreads first letters. */
const margin = 0.1;

interface Word {
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
  text: string;
}

/**
 * Rows of words in the tab-separated report: level, page, block, paragraph, line, word, left, top, width, height,
 * confidence, text.
 */
function wordsOf(report: string): Word[] {
  return report.split('\n').flatMap((row) => {
    const cells = row.split('\t');
    const text = cells[11]?.trim() ?? '';
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
    if (cells[0] !== '5' || text === '') return [];
    return [{ left, top, right: left + width, bottom: top + height, confidence, text }];
  });
}

/** A position on the page, as it is in the picture. */
type InPicture = (x: number, y: number) => Point;

function around(words: Word[], at: InPicture): Corners {
  const left = Math.min(...words.map((word) => word.left));
  const right = Math.max(...words.map((word) => word.right));
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.bottom));
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

const textOf = (words: Word[]): string => words.map(({ text }) => text).join(' ');

function lineOf(words: Word[], at: InPicture): PrintedReading['lines'][number] {
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
  return { text: textOf(words), confidence: Math.round(confidence) / 100, corners: around(words, at) };
}

/** A printed date with its place. */
export interface PlacedDate {
  readings: string[];
  place: Place;
}

/** The dates of a line, each with the words that it consists of. */
function datesOf(words: Word[], at: InPicture, side: DocumentSide): PlacedDate[] {
  const ends = words.map((_, place) => textOf(words.slice(0, place + 1)).length);
  return datesIn(textOf(words)).map(({ readings, from, to }) => {
    const own = words.filter(({ text }, place) => {
      const end = ends[place] ?? 0;
      return end > from && end - text.length < to;
    });
    return { readings, place: { side, corners: around(own, at) } };
  });
}

function readLine({ api }: Engine, { width, height }: Grey, line: Box): Word[] {
  const space = Math.round(margin * line.height) + 2;
  const [left, top] = [Math.max(0, line.x - space), Math.max(0, line.y - space)];
  const right = Math.min(width, line.x + line.width + space);
  const bottom = Math.min(height, line.y + line.height + space);
  api.SetRectangle(left, top, right - left, bottom - top);
  api.Recognize(null);
  return wordsOf(api.GetTSVText(0));
}

const above = ({ data, width, height }: Grey, zoneTop: number): Grey => {
  const rows = Math.max(1, Math.round(height * zoneTop));
  return { data: data.subarray(0, rows * width), width, height: rows };
};

export interface ReadPrint {
  reading: PrintedReading;
  dates: PlacedDate[];
}

interface PrintAsked {
  side: DocumentSide;
  /** Where the print ends, as a share of the page's height. */
  zoneTop: number;
  /** Called before each line. */
  next: () => void;
}

/** Reads the print of an upright page. */
export async function readPrinted(
  { cv, engine }: { cv: Cv; engine: Engine },
  page: Page,
  { side, zoneTop, next }: PrintAsked,
): Promise<ReadPrint> {
  const found = findLines(cv, above(page.image, zoneTop));
  const { data, width, height } = found.image;
  const raw = { width, height, channels: 1 } as const;
  engine.files.writeFile('/input', await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer());
  try {
    engine.api.SetImageFile(1, 0);
    const toPicture = homography(wholeOf(page.image), page.corners);
    const scale = width / page.image.width;
    const at: InPicture = (x, y) => mapped(toPicture, [x / scale, y / scale]);
    const lines = found.lines
      .map((line) => {
        next();
        return readLine(engine, found.image, line);
      })
      .filter((words) => words.length > 0);
    return {
      reading: { side, lines: lines.map((words) => lineOf(words, at)) },
      dates: lines.flatMap((words) => datesOf(words, at, side)),
    };
  } finally {
    // No personal data may stay in the engine's file system in memory.
    engine.files.unlink('/input');
    engine.api.Clear();
  }
}
