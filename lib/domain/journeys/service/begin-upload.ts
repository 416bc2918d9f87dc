import { addHours } from 'date-fns/addHours';
import { countBegunDocuments } from '@/lib/domain/documents/service/count-begun';
import { createDocument } from '@/lib/domain/documents/service/create';
import { imageReader } from '@/lib/domain/image-reader';
import { partBytes } from '@/lib/domain/documents/schema';
import { Conflict, ValidationFailed } from '@/lib/platform/errors/errors';
import { sidesOf } from '../progress';
import { type BeginUpload, type DocumentSide, hoursAfterExpiry, type Upload } from '../schema';
import type { LockedJourney } from '../state';
import { takeStep } from '../take-step';
import type { Visitor } from '../visitor';

/** Enough to take every image a dozen times. */
const maxBegun = 150;
const maxBytes = 300 * 1024 * 1024;

async function refuseTooMany({ holder, token }: LockedJourney, { byte_size }: BeginUpload): Promise<void> {
  const begun = await countBegunDocuments(holder.ctx, token);
  if (begun.count < maxBegun && begun.byte_size + byte_size <= maxBytes) return;
  throw new Conflict('Too many images were sent for this journey.');
}

function refuseSide({ answers: { document } }: LockedJourney, side: DocumentSide): void {
  if (document && sidesOf[document.document_type].includes(side)) return;
  const message = 'must be a side of the chosen document';
  throw new ValidationFailed([{ field: 'purpose', message, code: 'not_allowed' }]);
}

/** Throws `ValidationFailed` (400), and `Conflict` (409) if the challenge has expired. */
function refuseFrame({ challenge }: LockedJourney, { action }: BeginUpload, now: Date): void {
  if (!challenge || new Date(challenge.expires_at) <= now) {
    throw new Conflict('The challenge has expired. Request a new one.');
  }
  if (challenge.actions.some((each) => each === action)) return;
  const message = 'must be an action of the challenge';
  throw new ValidationFailed([{ field: 'action', message, code: 'not_allowed' }]);
}

const documentOf = ({ answers: { document } }: LockedJourney) => ({
  document_type: document?.document_type ?? null,
  country: document?.country ?? null,
});

/**
 * Starts an image, whose parts follow. Throws `ValidationFailed` (400), `InvalidState` and `Conflict` (409).
 */
export async function beginUpload(visitor: Visitor, input: BeginUpload): Promise<Upload> {
  const { ctx, flow_token, expires_at } = visitor;
  const { purpose, byte_size, action = null } = input;
  const isFrame = purpose === 'selfie';
  const upload = await takeStep(visitor, isFrame ? 'selfie' : 'capture', async (tx, state) => {
    if (isFrame) refuseFrame(state, input, ctx.now());
    else refuseSide(state, purpose);
    await refuseTooMany(state, input);
    const { token } = await createDocument(tx, ctx, {
      journey_token: state.token,
      flow_token,
      case_token: state.case_token,
      purpose,
      action,
      challenge_token: isFrame ? (state.challenge?.challenge_token ?? null) : null,
      ...(isFrame ? { document_type: null, country: null } : documentOf(state)),
      byte_size,
      erase_at: addHours(expires_at, hoursAfterExpiry),
    });
    return { upload_token: token, received_bytes: 0, part_bytes: partBytes };
  });
  // It starts while the parts arrive.
  imageReader()?.prepare(purpose);
  return upload;
}
