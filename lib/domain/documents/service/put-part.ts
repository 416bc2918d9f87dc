import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { digestOf } from '@/lib/platform/crypto';
import { Conflict, InvalidState, NotFound, ValidationFailed } from '@/lib/platform/errors';
import { read, type Transaction, transaction } from '@/lib/platform/transaction';
import { isKept, partSizeAt } from '../capture';
import { deleteFiles, storePart } from '../sealed';
import { lockDocument, requireDocument } from '../store/documents';
import { findPart, insertPart } from '../store/parts';

export interface SentPart {
  journey_token: string;
  document_token: string;
  start: number;
  bytes: Uint8Array;
}

/** Throws `NotFound` (404) for an image of another journey, and `InvalidState` (409) for one that takes no more bytes. */
function refuseUnreceived(document: Document | null, { journey_token }: SentPart, now: Date): Document {
  if (document?.journey_token !== journey_token) throw new NotFound('upload');
  const status = isKept(document, now) ? document.status : 'dropped';
  if (status !== 'receiving') throw new InvalidState('upload', status, 'send a part', []);
  return document;
}

function refuseMisplaced(document: Document, { start, bytes }: SentPart): void {
  const size = partSizeAt(document, start);
  if (size === bytes.byteLength) return;
  const [field, message] =
    size === null
      ? ['offset', 'must be where a part of the image begins']
      : ['', `must have ${size} bytes at this offset`];
  throw new ValidationFailed([{ field, message, code: 'invalid_value' }]);
}

/** The same bytes again are harmless; others would be another image. */
async function isThere(tx: Transaction, ctx: Context, part: SentPart, digest: Buffer): Promise<boolean> {
  const found = await findPart(tx, ctx, part.document_token, part.start);
  if (!found) return false;
  if (digest.equals(found.digest)) return true;
  throw new Conflict('Other bytes were sent for this part of the image. Begin another upload.');
}

/** False for one that came before. */
async function recordPart(
  tx: Transaction,
  ctx: Context,
  part: SentPart,
  stored: { digest: Buffer; file: string },
): Promise<boolean> {
  const { document_token, start, bytes } = part;
  refuseUnreceived(await lockDocument(tx, ctx, document_token), part, ctx.now());
  const isNew = await insertPart(tx, ctx, { document_token, start, byte_size: bytes.byteLength, ...stored });
  if (!isNew) await isThere(tx, ctx, part, stored.digest);
  return isNew;
}

/**
 * Keeps a part of an image, sealed. What was acknowledged is not lost: the file is flushed before its row is written. Throws
 * `NotFound` (404), `ValidationFailed` (400), and `InvalidState` or `Conflict` (409).
 */
export async function putDocumentPart(ctx: Context, part: SentPart): Promise<void> {
  const { document_token, start, bytes } = part;
  const digest = digestOf(bytes);
  const known = await read(ctx, async (tx) => {
    const found = await requireDocument(tx, ctx, document_token);
    const document = refuseUnreceived(found, part, ctx.now());
    return (await isThere(tx, ctx, part, digest)) ? null : document;
  });
  if (!known) return;
  refuseMisplaced(known, part);
  const file = await storePart(ctx, known, start, bytes);
  // Whether a row may name the file, also when nobody knows how a commit ended.
  let isNamed = false;
  try {
    await transaction(ctx, async (tx) => {
      isNamed = false;
      isNamed = await recordPart(tx, ctx, part, { digest, file });
    });
  } finally {
    if (!isNamed) await deleteFiles([file]);
  }
}
