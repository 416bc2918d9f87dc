// What was seen of faces. It never passes a person by itself: a still photo gets the best scores (docs/adr/0094).

/** A challenge begins with `look_ahead`, which is compared with the portrait and which the others are judged against. */
export const challengeActions = ['look_ahead', 'turn_left', 'turn_right', 'smile', 'come_closer'] as const;
export type ChallengeAction = (typeof challengeActions)[number];

export interface ChallengeFrame {
  /** The normal form that `checkCapture` gave. */
  image: Uint8Array;
  action: ChallengeAction;
  /** When it came, in milliseconds since the epoch, by the server's clock. */
  at: number;
}

export interface FacesInput {
  /** The image of the document that has the portrait; `null` when there is none to compare with. */
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
  /** Of the head: negative to the person's left. */
  yaw_degrees: number | null;
  /** Width of the mouth over the distance of the eyes. */
  smile: number | null;
  /** Share of the picture's width. */
  size: number | null;
  /** Whether it shows the action, against `look_ahead`; `null` where that or this has not one face. */
  follows: boolean | null;
  /** To the face of `look_ahead`, 0 to 1. */
  same_face: number | null;
}

/** Bands, since scores of the same and of different people overlap (docs/adr/0094). */
export type SimilarityBand = 'low' | 'middle' | 'high';

export const faceReferReasons = [
  /** Always: the built-in reading is a deterrent, and not certified. */
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
  /** The least over the frames, which is whether one person stood before the camera all the time. */
  same_face: SimilarityBand | null;
  similarity: { band: SimilarityBand; score: number } | null;
  /** Never empty. */
  refer_reasons: FaceReferReason[];
}
