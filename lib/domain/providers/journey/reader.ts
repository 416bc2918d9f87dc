import type { ChallengeAction } from '@/lib/domain/documents/schema';
import type { CaptureOrigin } from '@/lib/reading/capture-check';

// What is asked of lib/reading, and what of its answers is judged here. Its own types fit these.

export interface ReadImage {
  image: Uint8Array;
  /** What only the upload itself showed. */
  origin: CaptureOrigin | null;
}

export interface ReadFields {
  surname: string | null;
  given_names: string | null;
  document_number: string | null;
  nationality: string | null;
  issuing_country: string | null;
  date_of_birth: string | null;
  expiration_date: string | null;
  gender: string | null;
}

export interface DocumentReading {
  kind: string | null;
  fields: ReadFields;
  zones: object;
  comparisons: readonly object[];
  expired: boolean | null;
  tamper_findings: readonly { name: string; place: object | null; evidence: object }[];
  /** Empty: nothing speaks against the reading. */
  refer_reasons: readonly string[];
  unfinished_steps: readonly string[];
}

export interface FaceReading {
  portrait: object | null;
  frames: readonly object[];
  challenge: { followed: boolean; in_order: boolean; in_time: boolean; missed: readonly string[] };
  similarity: { band: string; score: number } | null;
  same_face: string | null;
  refer_reasons: readonly string[];
}

/** Both refer when a limit is reached, and throw only for what is a fault of ours. */
export interface Reader {
  readDocument(
    input: {
      front: ReadImage;
      back?: ReadImage;
      expected: {
        kind: 'passport' | 'national_id' | 'driving_licence' | null;
        country: string | null;
        today: string;
      };
    },
    signal?: AbortSignal,
  ): Promise<DocumentReading>;
  readFaces(
    input: {
      portrait: Uint8Array | null;
      /** `at` in milliseconds since the epoch, by our clock. */
      frames: { image: Uint8Array; action: ChallengeAction; at: number }[];
      challenge: { actions: ChallengeAction[]; began_at: number; expires_at: number };
    },
    signal?: AbortSignal,
  ): Promise<FaceReading>;
}
