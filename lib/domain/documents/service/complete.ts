import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/describe-error';
import { Conflict, InvalidState, NotFound } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { isKept, receivedOf } from '../capture';
import { inspect } from '../inspect';
import { type Judgement, judgementOf } from '../judgement';
import type { CapturePurpose } from '../schema';
import { openParts } from '../sealed';
import { documentStorage } from '../storage';
import { findOfJourney, lockDocument, updateDocument, updateDocuments } from '../store/documents';
import { deleteParts, findParts } from '../store/parts';

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
  const { token, journey_token, purpose, action } = accepted;
  const others = (await findOfJourney(tx, ctx, journey_token)).filter(
    (each) => each.token !== token && each.purpose === purpose && each.action === action,
  );
  const dropped = others.filter((each) => isKept(each, ctx.now())).map((each) => each.token);
  await updateDocuments(tx, ctx, dropped, { erase_at: ctx.now() });
}

/** False when somebody else has judged or dropped it meanwhile. */
async function recordJudgement(
  tx: Transaction,
  ctx: Context,
  token: string,
  judgement: Judgement,
): Promise<boolean> {
  const document = await lockDocument(tx, ctx, token);
  if (!document || isJudged(document) || !isKept(document, ctx.now())) return false;
  const judged = await updateDocument(tx, ctx, token, judgement);
  await deleteParts(tx, ctx, token);
  if (judgement.status === 'accepted') await dropReplaced(tx, ctx, judged);
  return true;
}

/** What was sent is not kept. A file that stays behind goes with the document's folder. */
async function deleteFiles(parts: readonly DocumentPart[]): Promise<void> {
  const files = parts.map(({ file }) => documentStorage().delete(file));
  const ends = await Promise.allSettled(files);
  for (const end of ends) {
    if (end.status === 'rejected')
      log.warn({ error: describeWithoutMessage(end.reason) }, 'a part of an upload was not deleted');
  }
}

/**
 * Has an image judged whose bytes are all there: what is kept is its normal form alone, and of one that is refused nothing. It takes
 * the place of others that show the same. Repeating it is harmless, and goes on where a process was killed. Throws `NotFound`
 * (404), and `InvalidState` or `Conflict` (409).
 */
export async function completeDocument(ctx: Context, journeyToken: string, token: string): Promise<void> {
  const found = await transaction(ctx, (tx) => toBeJudged(tx, ctx, journeyToken, token));
  if (!found) return;
  const { document, parts } = found;
  // A text column that only this folder writes, with a purpose.
  const purpose = document.purpose as CapturePurpose;
  const inspected = await inspect(await openParts(document, parts), purpose);
  const judgement = await judgementOf(ctx, document, inspected);
  const isOurs = await transaction(ctx, (tx) => recordJudgement(tx, ctx, token, judgement));
  if (isOurs) await deleteFiles(parts);
}
