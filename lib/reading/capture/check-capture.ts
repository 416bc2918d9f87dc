import sharp from 'sharp';
import type {
  AcceptedMediaType,
  CaptureCheck,
  CaptureFigures,
  CaptureProblem,
  CapturePurpose,
} from '../capture-check.ts';
import type { Corners } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import { maxBytes, stepLimitMs } from '../limits.ts';
import { loadOpenCv } from '../locate/opencv.ts';
import { areaOf, findOutline, findShapes } from '../locate/outline.ts';
import { sizeOf } from '../locate/straighten.ts';
import { beginLoading, beginStep, type Progress } from '../progress.ts';
import { whichApply } from '../which-apply.ts';
import { countFaces } from '../faces/read-faces.ts';
import { contentOf, hasSecondContent, isAccepted } from './content.ts';
import { normalFormOf, type NormalForm } from './decode.ts';
import { figuresOf, sharpestTiles, type Tile } from './figures.ts';
import { isCropped, isCutOff, liesOnSomething } from './framing.ts';
import { loadHeif } from './heic.ts';
import { originOf } from './origin.ts';
import { loadPdf } from './pdf.ts';
import { printOf } from './print.ts';
import { Refused } from './refused.ts';

/** Width at which images are judged, so that the limits mean the same for every camera. */
const judgedWidth = 1_024;

/**
 * Limits measured with drawn documents: images below them were hardly ever readable
 * (docs/benchmarks/reading-documents.md).
 */
const least = {
  document: { longSide: 640, shortSide: 400, sharpness: 40, brightness: 45, glare: 0.002 },
  selfie: { longSide: 320, shortSide: 240, sharpness: 0, brightness: 40, glare: 1 },
};

/** Minimum width of the document in a photo, in pixels of the normal form: 44 characters need 15 each. */
const leastDocumentWidth = 660;
/** Minimum share of the picture. Smaller documents, farther away, are not found. */
const leastShare = 0.04;

/** A desk without a document has hardly any edges. */
const leastSharpnessOfPrint = 6;

/**
 * Minimum share of the picture that is print. Documents within the other limits had 0.048 and more, drawn faces at
 * most 0.007, and textures none (docs/benchmarks/reading-documents.md).
 */
const leastPrint = 0.015;
/** A distant document has print that is too small to be seen at the judged width, but it has an outline. */
const mostFillOfFar = 0.4;

/** Minimum of a side in pixels of the normal form. A strip has nothing that could be judged. */
const leastSide = 48;

const refusedCheck = (content: CaptureCheck['content'], refused: Refused): CaptureCheck => ({
  content,
  media_type: isAccepted(content) ? content : null,
  width: refused.size?.width ?? 0,
  height: refused.size?.height ?? 0,
  problems: [refused.problem],
  refusal: refused.refusal,
  image: null,
  origin: null,
  figures: null,
});

async function greyOf({ image }: NormalForm): Promise<Grey> {
  const small = sharp(image).greyscale().resize({ width: judgedWidth, withoutEnlargement: true });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function problemsOf(
  { width, height }: NormalForm,
  purpose: CapturePurpose,
  figures: CaptureFigures,
): CaptureProblem[] {
  const limits = purpose === 'selfie' ? least.selfie : least.document;
  const isSmall = Math.max(width, height) < limits.longSide || Math.min(width, height) < limits.shortSide;
  const isBlank = purpose !== 'selfie' && figures.sharpness < leastSharpnessOfPrint;
  return whichApply<CaptureProblem>([
    ['too_small', isSmall],
    ['too_dark', figures.brightness < limits.brightness],
    ['not_a_document', isBlank],
    ['blurred', !isBlank && figures.sharpness < limits.sharpness],
    ['glare', figures.glare > limits.glare],
  ]);
}

function requireAccepted(bytes: Uint8Array, content: CaptureCheck['content']): AcceptedMediaType {
  if (bytes.length > maxBytes) throw new Refused('too_large');
  if (!isAccepted(content)) throw new Refused('not_an_image', 'content_type');
  if (hasSecondContent(bytes, content)) throw new Refused('not_an_image', 'second_content');
  return content;
}

async function decoded(
  bytes: Uint8Array,
  mediaType: AcceptedMediaType,
  progress: Progress,
): Promise<NormalForm> {
  beginLoading(progress);
  if (mediaType === 'image/heic') await loadHeif();
  if (mediaType === 'application/pdf') await loadPdf();
  beginStep(progress, stepLimitMs);
  const normal = await normalFormOf(bytes, mediaType);
  const { width, height } = normal;
  if (Math.min(width, height) < leastSide) throw new Refused('too_small', null, { width, height });
  return normal;
}

async function judged(
  normal: NormalForm,
  purpose: CapturePurpose,
  progress: Progress,
): Promise<{ figures: CaptureFigures; problems: CaptureProblem[] }> {
  beginStep(progress, stepLimitMs);
  const grey = await greyOf(normal);
  const tiles = sharpestTiles(grey);
  const { outline, isCut } = purpose === 'selfie' ? noFrame : await frameOf(grey, tiles, progress);
  const fill = outline && areaOf(outline) / (grey.width * grey.height);
  const figures = figuresOf(grey, tiles, fill);
  const problems = problemsOf(normal, purpose, figures);
  // Only without other problems, because any of them may be why no face or print is visible.
  if (problems.length === 0) {
    const isSelfie = purpose === 'selfie';
    problems.push(...(isSelfie ? await faceProblems(normal.image, progress) : printProblems(grey, fill)));
  }
  if (outline && isTooSmall(outline, normal.width / grey.width)) problems.push('too_small');
  // Shoulders at the border are cut off too.
  if (isCut && !problems.includes('not_a_document')) problems.push('cropped');
  return { figures, problems };
}

/** Checks an upload. Whatever it throws ends as `not_checked` (apart/process.ts). */
export async function checkCapture(
  bytes: Uint8Array,
  purpose: CapturePurpose,
  progress: Progress,
): Promise<CaptureCheck> {
  const content = contentOf(bytes);
  try {
    const media_type = requireAccepted(bytes, content);
    const normal = await decoded(bytes, media_type, progress);
    const { figures, problems } = await judged(normal, purpose, progress);
    return {
      content,
      media_type,
      width: normal.width,
      height: normal.height,
      problems,
      refusal: null,
      image: problems.length === 0 ? normal.image : null,
      origin: originOf(bytes, media_type),
      figures,
    };
  } catch (error) {
    if (error instanceof Refused) return refusedCheck(content, error);
    throw error;
  }
}

/** How a document is placed in the picture. */
interface Frame {
  /** Null if no outline was found, for example because the document fills the picture. */
  outline: Corners | null;
  /** A part of the document is outside of the picture. */
  isCut: boolean;
}

const noFrame: Frame = { outline: null, isCut: false };

async function frameOf(grey: Grey, tiles: Tile[], progress: Progress): Promise<Frame> {
  beginLoading(progress);
  const { cv } = await loadOpenCv();
  beginStep(progress, stepLimitMs);
  const found = findOutline(cv, grey, leastShare);
  const outline = found && liesOnSomething(grey, found, tiles) ? found : null;
  const isCut =
    (outline !== null && isCropped(grey, outline)) ||
    findShapes(cv, grey, leastShare).some((shape) => isCutOff(grey, shape, tiles));
  return { outline, isCut };
}

async function faceProblems(image: Uint8Array, progress: Progress): Promise<CaptureProblem[]> {
  const count = await countFaces(image, progress);
  if (count === 1) return [];
  return [count === 0 ? 'no_face' : 'several_faces'];
}

function printProblems(grey: Grey, fill: number | null): CaptureProblem[] {
  const isFar = fill !== null && fill < mostFillOfFar;
  return !isFar && printOf(grey) < leastPrint ? ['not_a_document'] : [];
}

function isTooSmall(outline: Corners, scale: number): boolean {
  const { width, height } = sizeOf(outline);
  return Math.max(width, height) * scale < leastDocumentWidth;
}
