import sharp from 'sharp';
import type { Corners, DocumentSide, Place, Point, PrintedReading } from '../document-reading.ts';
import { homography, mapped } from '../geometry.ts';
import { wholeOf, type Page } from '../locate/pages.ts';
import { datesIn } from './find-in-text.ts';
import type { Engine } from './tesseract.ts';

/**
 * Letters of 2.5 mm are then 20 pixels high on a page and 30 on a card. Uncertain words are kept, because half of
 * them are right.
 */
const readWidth = 1_000;

interface Word {
  line: string;
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
    const line = cells.slice(1, 5).join('.');
    return [{ line, left, top, right: left + width, bottom: top + height, confidence, text }];
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

/** Reads the print of an upright page above `zoneTop`, a share of its height. */
export async function readPrinted(
  engine: Engine,
  page: Page,
  side: DocumentSide,
  zoneTop: number,
): Promise<{ reading: PrintedReading; dates: PlacedDate[] }> {
  const { data, width, height } = page.image;
  const rows = Math.max(1, Math.round(height * zoneTop));
  const raw = { width, height, channels: 1 } as const;
  const scale = readWidth / width;
  const image = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw })
    .extract({ left: 0, top: 0, width, height: rows })
    .resize({ width: readWidth })
    .png()
    .toBuffer();
  engine.files.writeFile('/input', image);
  try {
    engine.api.SetImageFile(1, 0);
    engine.api.Recognize(null);
    const toPicture = homography(wholeOf(page.image), page.corners);
    const at: InPicture = (x, y) => mapped(toPicture, [x / scale, y / scale]);
    const lines = [...Map.groupBy(wordsOf(engine.api.GetTSVText(0)), ({ line }) => line).values()];
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
