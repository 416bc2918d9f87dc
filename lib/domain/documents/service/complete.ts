import type { Context } from '@/lib/platform/context';
import { Conflict, InvalidState, NotFound } from '@/lib/platform/errors';
import { isKept, receivedOf } from '../capture';
import { isJudged, judgeUpload, type Upload } from '../judge';
import { findDocument, noteChecking } from '../store/documents';
import { findParts } from '../store/parts';
import { inTurn, once } from '../turns';

/** The complete upload. Null for an image that was already inspected. */
async function toBeJudged(ctx: Context, journeyToken: string, token: string): Promise<Upload | null> {
  const document = await findDocument(ctx, token);
  if (document?.journey_token !== journeyToken) throw new NotFound('upload');
  if (!isKept(document, ctx.now())) throw new InvalidState('upload', 'dropped', 'complete it', []);
  if (isJudged(document)) return null;
  const parts = await findParts(ctx, token);
  if (receivedOf(parts) < document.byte_size) {
    // Another process may have inspected the image since it was read, and then deleted its parts.
    const now = await findDocument(ctx, token);
    if (now && isJudged(now)) return null;
    throw new Conflict('The upload of the image is incomplete.');
  }
  // No part can be added or replaced any more.
  if (document.status === 'receiving') await noteChecking(ctx, token);
  return { document, parts };
}

/**
 * Inspects an image whose bytes have all arrived. Concurrent calls share the result, and a process inspects
 * one image per journey at a time, so that nobody waits behind all images of another journey. Can be
 * repeated, and continues after a killed process. Throws `NotFound` (404), `InvalidState` or `Conflict`
 * (409), and `ServiceUnavailable` (503).
 */
export async function completeDocument(ctx: Context, journeyToken: string, token: string): Promise<void> {
  const upload = await toBeJudged(ctx, journeyToken, token);
  if (upload) await once(token, () => inTurn(journeyToken, () => judgeUpload(ctx, upload)));
}
