import type { Context } from '@/lib/platform/context';
import { StartTokenRefused } from '@/lib/domain/start-token-refused';
import { ClientLeft, Conflict, InvalidState, NotFound } from '@/lib/platform/errors/errors';
import { orderedWork, sharedWork } from '@/lib/platform/work/keyed-work';
import { isKept, receivedOf } from '../capture';
import { isJudged, isJudgedMeanwhile, judgeUpload, type Upload } from '../judge';
import type { Sender } from '../sender';
import { findDocument, noteChecking } from '../store/documents';
import { findParts } from '../store/parts';

const sharedByUpload = sharedWork<string, void>();
const oneOfJourney = orderedWork<string>();

/** The complete upload. Null for an image that was already inspected. */
async function toBeJudged(ctx: Context, sender: Sender, token: string): Promise<Upload | null> {
  const document = await findDocument(ctx, token);
  if (document?.journey_token !== sender.journey_token) throw new NotFound('upload');
  if (!isKept(document, ctx.now())) throw new InvalidState('upload', 'dropped', 'complete it', []);
  if (isJudged(document)) return null;
  const parts = await findParts(ctx, token);
  const isWhole = receivedOf(parts) >= document.byte_size;
  // From then on no part can be added or replaced.
  if (isWhole && (await noteChecking(ctx, sender, token))) return { document, parts };
  if (await isJudgedMeanwhile(ctx, token)) return null;
  throw isWhole ? new StartTokenRefused() : new Conflict('The upload of the image is incomplete.');
}

/** Judges it once for all callers, and again for those who stay if the one that it was begun for has left. */
async function judgeShared(ctx: Context, sender: Sender, upload: Upload): Promise<void> {
  const judge = () => oneOfJourney(sender.journey_token, () => judgeUpload(ctx, upload));
  try {
    await sharedByUpload(upload.document.token, judge);
  } catch (error) {
    if (!(error instanceof ClientLeft) || ctx.left?.aborted) throw error;
    await judgeShared(ctx, sender, upload);
  }
}

/**
 * Inspects an image whose bytes have all arrived. Concurrent calls share the result, and a process inspects
 * one image per journey at a time, so that nobody waits behind all images of another journey. Can be
 * repeated, and continues after a killed process. Throws `NotFound` (404), `InvalidState` or `Conflict`
 * (409), `StartTokenRefused` (401) if the sender may no longer send, and `ServiceUnavailable` (503).
 */
export async function completeDocument(ctx: Context, sender: Sender, token: string): Promise<void> {
  const upload = await toBeJudged(ctx, sender, token);
  if (upload) await judgeShared(ctx, sender, upload);
}
