import type { Grey } from '../grey.ts';
import type { Cv } from '../locate/opencv.ts';
import { pagesIn } from '../locate/pages.ts';
import type { FoundMrz } from '../mrz/read-mrz.ts';
import { readPrinted, type ReadPrint } from './read-printed.ts';
import { isWellRead, sureLetters } from './read-line.ts';
import type { Engine } from './tesseract.ts';

/**
 * Reads the print of the front. If the zone is on it, its page is known. Otherwise, tries one page after the other
 * until the print is certain. Calls `next` before each page and line.
 */
export async function readFront(
  engines: { cv: Cv; engine: Engine },
  front: Grey,
  { page, reading: zone, top }: FoundMrz,
  next: () => void,
): Promise<ReadPrint> {
  if (page && zone?.place.side === 'front') {
    return readPrinted(engines, page, { side: 'front', zoneTop: top, next });
  }
  let best: ReadPrint = { reading: { side: 'front', lines: [] }, dates: [] };
  for (const candidate of pagesIn(engines.cv, front)) {
    next();
    const read = await readPrinted(engines, candidate, { side: 'front', zoneTop: 1, next });
    if (sureLetters(read.reading.lines) > sureLetters(best.reading.lines)) best = read;
    if (isWellRead(best.reading.lines)) break;
  }
  return best;
}
