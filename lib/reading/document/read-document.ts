import {
  documentSteps,
  type DocumentInput,
  type DocumentKind,
  type DocumentReading,
  type DocumentStep,
  type MrzFormat,
  type MrzReading,
  type ReferReason,
} from '../document-reading.ts';
import { loadLimitMs, stepLimitMs } from '../limits.ts';
import { loadOpenCv, type Cv } from '../locate/opencv.ts';
import { readMrz, type FoundMrz } from '../mrz/read-mrz.ts';
import { beginStep, type Progress } from '../progress.ts';
import { noFields } from './nothing-read.ts';
import { pictureOf, type Picture } from './picture.ts';

const kindOfFormat: Record<MrzFormat, DocumentKind> = {
  TD1: 'national_id',
  TD2: 'national_id',
  TD3: 'passport',
  'MRV-A': 'visa',
  'MRV-B': 'visa',
};

/** The mean certainty of readings that were right is above this, but for hardly readable ones. */
const leastCertainty = 0.93;

function doubtsIn(mrz: MrzReading): ReferReason[] {
  const found: [ReferReason, boolean][] = [
    ['check_digit_wrong', mrz.check_digits.some(({ holds }) => !holds)],
    ['low_contrast', mrz.low_contrast],
    ['low_confidence', mrz.confidence.mean < leastCertainty || mrz.doubtful_cells.length > 0],
    ['ambiguous', mrz.ambiguous],
  ];
  return found.flatMap(([reason, applies]) => (applies ? [reason] : []));
}

/** The back first: cards have their zone there. */
async function mrzOf(cv: Cv, pictures: Picture[], today: string, next: () => void): Promise<FoundMrz> {
  let found: FoundMrz = { reading: null, strip: null, found: false };
  for (const { grey, side } of pictures.toReversed()) {
    const here = readMrz(cv, grey, { side, today, next });
    if (here.reading) return here;
    if (here.found) found = here;
  }
  return found;
}

export async function readDocument(input: DocumentInput, progress: Progress): Promise<DocumentReading> {
  const begin = (step: DocumentStep, limitMs = stepLimitMs) =>
    beginStep(progress, limitMs, documentSteps.indexOf(step));
  begin('locate', loadLimitMs);
  const { cv } = await loadOpenCv();
  begin('locate');
  const pictures = [await pictureOf('front', input.front.image)];
  if (input.back) pictures.push(await pictureOf('back', input.back.image));
  const { today } = input.expected;
  const found = await mrzOf(cv, pictures, today, () => begin('mrz'));
  const mrz = found.reading;
  const fields = mrz?.fields ?? noFields;
  return {
    kind: mrz ? kindOfFormat[mrz.format] : null,
    fields,
    zones: { mrz, printed: null, barcode: null },
    comparisons: [],
    expired: fields.expiration_date === null ? null : fields.expiration_date < today,
    tamper_findings: [],
    refer_reasons: mrz ? doubtsIn(mrz) : [found.found ? 'zone_unreadable' : 'no_zone_found'],
    unfinished_steps: [],
  };
}
