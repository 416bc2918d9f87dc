import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ChallengeAction, ChallengeFrame } from './face-reading';
import { patientReader } from './fixtures/shared-reader';
import { drawSpecimen } from './specimens/draw';
import { drawFace, type FaceOptions } from './specimens/face';
import { specimenOf } from './specimens/specimen';

const reader = patientReader();
afterAll(() => reader.close());

const jpegOf = (image: Buffer) => sharp(image).jpeg({ quality: 90 }).toBuffer();
const shown: Record<ChallengeAction, Partial<FaceOptions>> = {
  look_ahead: {},
  turn_left: { yaw: -25 },
  turn_right: { yaw: 25 },
  smile: { smile: 1 },
  come_closer: { size: 0.62 },
};

const frame = async (
  action: ChallengeAction,
  at: number,
  face: FaceOptions = { seed: 3, ...shown[action] },
): Promise<ChallengeFrame> => ({ action, at, image: await jpegOf(drawFace(face)) });

/** A picture of two faces side by side. */
const twoFaces = () =>
  sharp(drawFace({ seed: 1, width: 400, height: 600 }))
    .extend({ right: 400, background: '#b9c5cd' })
    .composite([{ input: drawFace({ seed: 2, width: 400, height: 600 }), left: 400, top: 0 }])
    .jpeg()
    .toBuffer();

describe('readFaces', () => {
  it('reports that a challenge was followed by the person of the portrait, and still refers', async () => {
    const portrait = drawFace({ seed: 3, size: 0.6, width: 700, height: 900 });
    const { front } = await drawSpecimen(specimenOf({ format: 'TD3', seed: 1 }), { portrait });
    const actions: ChallengeAction[] = ['look_ahead', 'turn_right', 'smile', 'come_closer', 'turn_left'];
    const frames = await Promise.all(actions.map((action, at) => frame(action, 1_000 + at)));
    const reading = await reader.readFaces({
      portrait: await jpegOf(front),
      frames,
      challenge: { actions, began_at: 1_000, expires_at: 2_000 },
    });
    expect(reading.challenge).toEqual({ followed: true, in_order: true, in_time: true, missed: [] });
    expect(reading).toMatchObject({
      same_face: 'high',
      similarity: { band: 'high' },
      portrait: { faces: 1 },
    });
    expect(reading.refer_reasons).toEqual(['review_required']);
  });

  it('reports actions that were not followed, came late or in another order, and further faces', async () => {
    const reading = await reader.readFaces({
      portrait: null,
      frames: [
        await frame('look_ahead', 1_000),
        // The face does not turn, although a turn was requested.
        await frame('turn_left', 1_400, { seed: 3 }),
        { action: 'smile', at: 9_000, image: await twoFaces() },
      ],
      challenge: { actions: ['look_ahead', 'smile', 'turn_left'], began_at: 1_000, expires_at: 2_000 },
    });
    expect(reading.challenge).toEqual({
      followed: false,
      in_order: false,
      in_time: false,
      missed: ['smile', 'turn_left'],
    });
    expect(reading.similarity).toBeNull();
    expect(reading.refer_reasons).toEqual([
      'review_required',
      'several_faces',
      'no_portrait',
      'challenge_not_followed',
      'challenge_out_of_order',
      'challenge_out_of_time',
    ]);
  });
});

describe('checkCapture of a selfie', () => {
  it('requires exactly one face', async () => {
    const blank = sharp({ create: { width: 640, height: 640, channels: 3, background: '#999' } });
    const pictures = [
      await frame('look_ahead', 0),
      { image: await twoFaces() },
      { image: await blank.jpeg().toBuffer() },
    ];
    const problems = [];
    for (const { image } of pictures)
      problems.push((await reader.checkCapture(async () => image, 'selfie')).problems);
    expect(problems).toEqual([[], ['several_faces'], ['no_face']]);
  });
});
