import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { digestOf } from '@/lib/platform/crypto';
import { Conflict, InvalidState, NotFound } from '@/lib/platform/errors';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { isKept, receivedOf } from '../capture';
import { type Inspected, inspect } from '../inspect';
import type { CapturePurpose, CaptureStatus } from '../schema';
import { openWhole } from '../sealed';
import { findOfJourney, lockDocument, updateDocument, updateDocuments } from '../store/documents';
import { findParts } from '../store/parts';

const isJudged = ({ status }: Document) => status === 'accepted' || status === 'refused';

/** Null for one that was judged before. */
async function toBeJudged(
  tx: Transaction,
  ctx: Context,
  journeyToken: string,
  token: string,
): Promise<{ document: Document; parts: DocumentPart[] } | null> {
  const document = await lockDocument(tx, ctx, token);
  if (document?.journey_token !== journeyToken) throw new NotFound('upload');
  if (!isKept(document, ctx.now())) throw new InvalidState('upload', 'dropped', 'complete it', []);
  if (isJudged(document)) return null;
  const parts = await findParts(tx, ctx, token);
  if (receivedOf(parts) < document.byte_size) throw new Conflict('Not all of the image has arrived.');
  return { document: await updateDocument(tx, ctx, token, { status: 'checking' }), parts };
}

/** Others that show the same: the person took the image again. */
async function dropReplaced(tx: Transaction, ctx: Context, accepted: Document): Promise<void> {
  const others = (await findOfJourney(tx, ctx, accepted.journey_token)).filter(
    ({ token, purpose, action }) =>
      token !== accepted.token && purpose === accepted.purpose && action === accepted.action,
  );
  const dropped = others.filter((each) => isKept(each, ctx.now())).map(({ token }) => token);
  await updateDocuments(tx, ctx, dropped, { erase_at: ctx.now() });
}

async function judge(
  tx: Transaction,
  ctx: Context,
  token: string,
  { problems, ...found }: Inspected,
  digest: Buffer,
): Promise<void> {
  const document = await lockDocument(tx, ctx, token);
  if (!document || isJudged(document) || !isKept(document, ctx.now())) return;
  const status: CaptureStatus = problems.length > 0 ? 'refused' : 'accepted';
  const change = { ...found, problems, status, digest: new Uint8Array(digest) };
  const judged = await updateDocument(tx, ctx, token, change);
  if (status === 'accepted') await dropReplaced(tx, ctx, judged);
}

/**
 * Has an image judged whose bytes are all there, and drops those that it takes the place of. Repeating it is harmless, and goes on
 * where a process was killed. Throws `NotFound` (404), and `InvalidState` or `Conflict` (409).
 */
export async function completeDocument(ctx: Context, journeyToken: string, token: string): Promise<void> {
  const found = await transaction(ctx, (tx) => toBeJudged(tx, ctx, journeyToken, token));
  if (!found) return;
  const bytes = await openWhole(found.document, found.parts);
  // A text column that only this folder writes, with a purpose.
  const inspected = await inspect(bytes, found.document.purpose as CapturePurpose);
  await transaction(ctx, (tx) => judge(tx, ctx, token, inspected, digestOf(bytes)));
}
