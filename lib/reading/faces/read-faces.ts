import type { Human } from '@vladmandic/human';
import type {
  FaceReading,
  FaceReferReason,
  FacesInput,
  FrameReading,
  SimilarityBand,
} from '../face-reading.ts';
import { maxFrames, stepLimitMs } from '../limits.ts';
import { beginLoading, beginStep, type Progress } from '../progress.ts';
import { whichApply } from '../which-apply.ts';
import { findFaces, widths, type FoundFace } from './find-faces.ts';
import { loadHuman } from './human.ts';
import { followsAction, judgeChallenge } from './judge-challenge.ts';
import { hundredths } from '../../platform/hundredths.ts';

/**
 * The same picture, spoilt, scores 0.75 and more. Of pairs of strangers, one in a hundred scores above 0.6, and some
 * 0.73.
 */
const bands = { high: 0.75, middle: 0.45 };

function bandOf(score: number): SimilarityBand {
  if (score >= bands.high) return 'high';
  return score >= bands.middle ? 'middle' : 'low';
}

interface Seen {
  reading: FrameReading;
  at: number;
  face: FoundFace | null;
}

async function seenIn(human: Human, frames: FacesInput['frames'], next: () => void): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const { image, action, at } of frames.slice(0, maxFrames)) {
    next();
    const faces = await findFaces(human, image, widths.frame);
    const [face = null] = faces.length === 1 ? faces : [];
    const reading: FrameReading = {
      action,
      faces: faces.length,
      box: faces[0]?.box ?? null,
      yaw_degrees: face && Math.round(face.yawDegrees),
      smile: face && hundredths(face.smile),
      size: face && hundredths(face.size),
      follows: null,
      same_face: null,
    };
    seen.push({ reading, at, face });
  }
  return seen;
}

/** Adds the comparisons with the first frame that looks ahead. */
function compareFrames(human: Human, seen: Seen[]): FoundFace | null {
  const first = seen.find(({ reading }) => reading.action === 'look_ahead') ?? seen[0];
  if (!first?.face) return null;
  for (const { reading, face } of seen) {
    if (!face) continue;
    reading.follows = followsAction(reading.action, face, first.face);
    reading.same_face = hundredths(human.match.similarity(first.face.embedding, face.embedding));
  }
  return first.face;
}

function reasonsFor(reading: Omit<FaceReading, 'refer_reasons'>, hasPortrait: boolean): FaceReferReason[] {
  const { frames, challenge, portrait, same_face, similarity } = reading;
  return whichApply<FaceReferReason>([
    ['review_required', true],
    ['no_face', frames.length === 0 || frames.some(({ faces }) => faces === 0)],
    ['several_faces', frames.some(({ faces }) => faces > 1)],
    ['no_portrait', !hasPortrait],
    ['portrait_unclear', hasPortrait && portrait?.faces !== 1],
    ['face_changes', same_face === 'low'],
    ['challenge_not_followed', !challenge.followed],
    ['challenge_out_of_order', !challenge.in_order],
    ['challenge_out_of_time', !challenge.in_time],
    ['low_similarity', similarity?.band === 'low'],
  ]);
}

export async function readFaces(input: FacesInput, progress: Progress): Promise<FaceReading> {
  beginLoading(progress);
  const human = await loadHuman();
  const next = () => beginStep(progress, stepLimitMs);
  const seen = await seenIn(human, input.frames, next);
  next();
  const portraits = input.portrait ? await findFaces(human, input.portrait, widths.document) : [];
  const ahead = compareFrames(human, seen);
  const frames = seen.map(({ reading }) => reading);
  const judged = seen.map(({ reading, at }) => ({ action: reading.action, at, follows: reading.follows }));
  const same = frames.flatMap(({ same_face }) => same_face ?? []);
  // A document may show its portrait twice; the larger one is used.
  const [portrait] = portraits;
  const score = portrait && ahead ? human.match.similarity(portrait.embedding, ahead.embedding) : null;
  const reading: Omit<FaceReading, 'refer_reasons'> = {
    portrait: portrait ? { box: portrait.box, faces: portraits.length } : null,
    frames,
    challenge: judgeChallenge(judged, input.challenge),
    same_face: same.length > 0 ? bandOf(Math.min(...same)) : null,
    similarity: score === null ? null : { band: bandOf(score), score: hundredths(score) },
  };
  return { ...reading, refer_reasons: reasonsFor(reading, input.portrait !== null) };
}

/** Number of faces in a selfie, without describing them. */
export async function countFaces(image: Uint8Array, progress: Progress): Promise<number> {
  beginLoading(progress);
  const human = await loadHuman();
  beginStep(progress, stepLimitMs);
  const { description } = human.config.face;
  if (description) description.enabled = false;
  try {
    return (await findFaces(human, image, widths.frame)).length;
  } finally {
    if (description) description.enabled = true;
  }
}
