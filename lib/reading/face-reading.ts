// The reading of faces. It never passes a person by itself: a still photo gets the best scores (docs/adr/0094).

/** A challenge begins with `look_ahead`, whose frame is compared with the portrait and with the other frames. */
export const challengeActions = ['look_ahead', 'turn_left', 'turn_right', 'smile', 'come_closer'] as const;
export type ChallengeAction = (typeof challengeActions)[number];

export interface ChallengeFrame {
  /** The normal form returned by `checkCapture`. */
  image: Uint8Array;
  action: ChallengeAction;
  /** Time of arrival in milliseconds since the epoch, by the server's clock. */
  at: number;
}

export interface FacesInput {
  /** The image of the document with the portrait; null if there is none to compare. */
  portrait: Uint8Array | null;
  frames: ChallengeFrame[];
  challenge: { actions: ChallengeAction[]; began_at: number; expires_at: number };
}

/** A rectangle in pixels of the normal form. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FrameReading {
  action: ChallengeAction;
  faces: number;
  box: FaceBox | null;
  /** Rotation of the head; negative to the person's left. */
  yaw_degrees: number | null;
  /** Width of the mouth divided by the distance between the eyes. */
  smile: number | null;
  /** Share of the picture's width. */
  size: number | null;
  /**
   * Whether the frame shows the action, compared with `look_ahead`; null if either frame does not have exactly one
   * face.
   */
  follows: boolean | null;
  /** Similarity to the face of `look_ahead`, 0 to 1. */
  same_face: number | null;
}

/** Bands instead of scores, because the scores of one person and of different people overlap (docs/adr/0094). */
export type SimilarityBand = 'low' | 'middle' | 'high';

export const faceReferReasons = [
  /** Always present: the built-in reading is a deterrent and is not certified. */
  'review_required',
  'no_face',
  'several_faces',
  'no_portrait',
  'portrait_unclear',
  'face_changes',
  'challenge_not_followed',
  'challenge_out_of_order',
  'challenge_out_of_time',
  'low_similarity',
  'limit_reached',
] as const;
export type FaceReferReason = (typeof faceReferReasons)[number];

export interface FaceReading {
  portrait: { box: FaceBox; faces: number } | null;
  frames: FrameReading[];
  challenge: {
    followed: boolean;
    in_order: boolean;
    in_time: boolean;
    missed: ChallengeAction[];
  };
  /** The lowest of all frames, which shows whether one person was before the camera all the time. */
  same_face: SimilarityBand | null;
  similarity: { band: SimilarityBand; score: number } | null;
  /** Never empty. */
  refer_reasons: FaceReferReason[];
}
