import type { MessagePort } from 'node:worker_threads';
import { loadBarcodes, readBarcode } from '../barcode/read-barcode.ts';
import type { CaptureOrigin } from '../capture-check.ts';
import {
  documentSteps,
  type DocumentInput,
  type DocumentReading,
  type DocumentStep,
} from '../document-reading.ts';
import { stepLimitMs } from '../limits.ts';
import { loadOpenCv, type Cv } from '../locate/opencv.ts';
import { datePlacesOf } from '../mrz/date-places.ts';
import { noMrz, readMrz, type FoundMrz } from '../mrz/read-mrz.ts';
import { readFront } from '../printed/read-front.ts';
import { loadTesseract } from '../printed/tesseract.ts';
import { beginLoading, beginStep, type Progress } from '../progress.ts';
import { findTampering } from '../tamper/find-tampering.ts';
import { conclude, type Found } from './conclude.ts';
import { placesInBarcode } from './date-places.ts';
import { pictureOf, type Picture } from './picture.ts';

type Side = Picture & { origin: CaptureOrigin | null };

async function sidesOf({ front, back }: DocumentInput): Promise<Side[]> {
  const sides: Side[] = [{ ...(await pictureOf('front', front.image)), origin: front.origin }];
  if (back) sides.push({ ...(await pictureOf('back', back.image)), origin: back.origin });
  return sides;
}

/** Tries the back first, where cards have their zone. */
function mrzOf(cv: Cv, sides: Side[], today: string, next: () => void): FoundMrz {
  let found = noMrz;
  for (const { grey, side } of sides.toReversed()) {
    const here = readMrz(cv, grey, { side, today, next });
    if (here.reading) return here;
    if (here.found) found = here;
  }
  return found;
}

async function barcodeOf(sides: Side[], next: () => void) {
  for (const side of sides.toReversed()) {
    const found = await readBarcode(side, next);
    if (found) return found;
  }
  return null;
}

/**
 * Reads a document. Reports each step to `progress`, and sends the result so far to `partial` before each step, in
 * case the step never ends.
 */
export async function readDocument(
  input: DocumentInput,
  progress: Progress,
  partial: MessagePort,
): Promise<DocumentReading> {
  const found: Found = {
    zones: { mrz: null, printed: null, barcode: null },
    hasZone: false,
    findings: [],
    datePlaces: {},
    printedDates: [],
  };
  const tick = () => beginStep(progress, stepLimitMs);
  const begin = (step: DocumentStep) => {
    partial.postMessage(conclude(found, input, documentSteps.slice(documentSteps.indexOf(step))));
    // A longer limit, because a worker's first job loads libraries here.
    beginLoading(progress);
  };

  begin('locate');
  const { cv } = await loadOpenCv();
  tick();
  const sides = await sidesOf(input);
  const mrz = mrzOf(cv, sides, input.expected.today, tick);
  found.zones.mrz = mrz.reading;
  found.hasZone = mrz.found;
  found.datePlaces = datePlacesOf(mrz);

  begin('barcode');
  await loadBarcodes();
  // A document has either a zone or the barcode of a licence.
  const barcode = mrz.reading ? null : await barcodeOf(sides, tick);
  found.zones.barcode = barcode;
  if (barcode) found.datePlaces = placesInBarcode(barcode);

  begin('tamper');
  found.findings = await findTampering(sides, mrz, tick);

  begin('printed');
  const engine = await loadTesseract();
  tick();
  const [front] = sides;
  if (front) {
    const { reading, dates } = await readFront({ cv, engine }, front.grey, mrz, tick);
    found.zones.printed = reading;
    found.printedDates = dates;
  }
  return conclude(found, input, []);
}
