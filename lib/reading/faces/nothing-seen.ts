import type { FaceReading, FacesInput } from '../face-reading.ts';

/** The reading of frames that was ended by a limit. */
export const facesEnded = ({ challenge }: FacesInput): FaceReading => ({
  portrait: null,
  frames: [],
  challenge: { followed: false, in_order: false, in_time: false, missed: challenge.actions },
  same_face: null,
  similarity: null,
  refer_reasons: ['review_required', 'limit_reached'],
});
