import sharp from 'sharp';
import type { Corners, DocumentSide, Point, PrintedReading } from '../document-reading.ts';
import { homography, mapped } from '../geometry.ts';
import { wholeOf, type Page } from '../locate/pages.ts';
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

function linesOf(words: Word[], at: (x: number, y: number) => Point): PrintedReading['lines'] {
  const byLine = Map.groupBy(words, ({ line }) => line);
  return [...byLine.values()].map((line) => {
    const left = Math.min(...line.map((word) => word.left));
    const right = Math.max(...line.map((word) => word.right));
    const top = Math.min(...line.map((word) => word.top));
    const bottom = Math.max(...line.map((word) => word.bottom));
    const corners: Corners = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
    const confidence = line.reduce((sum, word) => sum + word.confidence, 0) / line.length;
    return {
      text: line.map(({ text }) => text).join(' '),
      confidence: Math.round(confidence) / 100,
      corners,
    };
  });
}

/** Reads the print of an upright page above `zoneTop`, a share of its height. */
export async function readPrinted(
  engine: Engine,
  page: Page,
  side: DocumentSide,
  zoneTop: number,
): Promise<PrintedReading> {
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
    const at = (x: number, y: number): Point => mapped(toPicture, [x / scale, y / scale]);
    return { side, lines: linesOf(wordsOf(engine.api.GetTSVText(0)), at) };
  } finally {
    // No personal data may stay in the engine's file system in memory.
    engine.files.unlink('/input');
    engine.api.Clear();
  }
}
