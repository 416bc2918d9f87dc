import type { Context } from '@/lib/platform/context';
import { Conflict, InvalidState, NotFound } from '@/lib/platform/errors';
import { isKept, receivedOf } from '../capture';
import { isJudged, judgeUpload, type Upload } from '../judge';
import { findDocument, noteChecking } from '../store/documents';
import { findParts } from '../store/parts';
import { inTurn, once } from '../turns';

/** Null for one that was judged before. */
async function toBeJudged(ctx: Context, journeyToken: string, token: string): Promise<Upload | null> {
  const document = await findDocument(ctx, token);
  if (document?.journey_token !== journeyToken) throw new NotFound('upload');
  if (!isKept(document, ctx.now())) throw new InvalidState('upload', 'dropped', 'complete it', []);
  if (isJudged(document)) return null;
  const parts = await findParts(ctx, token);
  if (receivedOf(parts) < document.byte_size) {
    // Its parts go when it is judged, which may have been since it was read.
    const now = await findDocument(ctx, token);
    if (now && isJudged(now)) return null;
    throw new Conflict('The upload of the image is incomplete.');
  }
  // No part can be added to them any more, nor another one take its place.
  if (document.status === 'receiving') await noteChecking(ctx, token);
  return { document, parts };
}

/**
 * Has an image judged whose bytes are all there. Whoever asks again meanwhile waits for the same judgement, and a journey has one
 * image at a time judged in a process, so that nobody waits behind all of another's. Repeating it is harmless, and goes on where a
 * process was killed. Throws `NotFound` (404), `InvalidState` or `Conflict` (409), and `ServiceUnavailable` (503).
 */
export async function completeDocument(ctx: Context, journeyToken: string, token: string): Promise<void> {
  const upload = await toBeJudged(ctx, journeyToken, token);
  if (upload) await once(token, () => inTurn(journeyToken, () => judgeUpload(ctx, upload)));
}
