import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import { type Doubt, looked } from '../doubt';
import type { FaceReading } from '@/lib/reading/face-reading';
import { asksToLook, inWords, notesOn, similarityIs } from './words';

/** Stated wherever it is configured and shown. */
export const notice = 'The built-in check is a deterrent and not certified: a person must decide.';

/** Always part of the reasons, and not worth showing. */
const isTelling = (reason: string) => reason !== 'review_required';

function summaryOf({ similarity, refer_reasons }: FaceReading): string {
  const against = refer_reasons.filter(isTelling).map(inWords);
  const alike = similarityIs(similarity?.band ?? 'unknown');
  return `${asksToLook.faces}: ${[alike, ...against].join(', ')}.`;
}

/** Evaluates IDV_BIOMETRIC; it never passes automatically (docs/adr/0094). */
export function judgeFaces(reading: FaceReading, documents: object[], biometric = 'review'): CheckOutcome {
  const { portrait, frames, challenge, similarity, same_face, refer_reasons } = reading;
  const doubt: Doubt = {
    cause: 'review',
    result: 'Refer',
    summary: summaryOf(reading),
    given: null,
    found: similarity ? `Similarity ${similarity.band}` : 'Not compared',
  };
  return looked('IDV_BIOMETRIC', [doubt], {
    liveness_verified: false,
    liveness_score: null,
    face_match: false,
    face_match_score: similarity ? Math.round(similarity.score * 100) : null,
    certified: false,
    notice,
    reasons: [doubt.summary, ...notesOn(biometric)],
    reading: { portrait, frames, challenge, similarity, same_face, refer_reasons },
    documents,
  });
}
