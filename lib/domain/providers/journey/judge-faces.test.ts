import { describe, expect, it } from 'vitest';
import { judgeFaces } from './judge-faces';
import type { FaceReading } from '@/lib/reading/face-reading';

const followed: FaceReading = {
  portrait: { box: { x: 0, y: 0, width: 200, height: 260 }, faces: 1 },
  frames: [],
  challenge: { followed: true, in_order: true, in_time: true, missed: [] },
  similarity: { band: 'high', score: 0.98 },
  same_face: 'high',
  refer_reasons: ['review_required'],
};

describe('journey · IDV_BIOMETRIC', () => {
  it('never passes automatically, whatever the scores', () => {
    const { result, result_data, findings } = judgeFaces(followed, []);
    expect(result).toBe('Refer');
    expect(result_data).toMatchObject({
      liveness_verified: false,
      face_match: false,
      face_match_score: 98,
      certified: false,
      notice: 'The built-in check is a deterrent and not certified: a person must decide.',
    });
    expect(findings).toMatchObject([
      { summary: 'The selfie and the portrait have to be compared: their similarity is high.' },
    ]);
  });

  it('states that a provider is not configured, and does not pass in its name', () => {
    const { result, result_data } = judgeFaces(followed, [], 'facewise');
    expect(result).toBe('Refer');
    expect(result_data).toMatchObject({
      reasons: [expect.any(String), 'The provider facewise is not configured; a person must decide.'],
    });
  });

  it('states the problems', () => {
    const reading: FaceReading = {
      ...followed,
      similarity: null,
      refer_reasons: ['review_required', 'no_face'],
    };
    expect(judgeFaces(reading, []).result_data).toMatchObject({
      face_match_score: null,
      reasons: [
        'The selfie and the portrait have to be compared: their similarity is unknown, a picture shows no face.',
      ],
    });
  });
});
