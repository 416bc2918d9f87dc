import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { digestOf } from '@/lib/platform/crypto';
import { Conflict, InvalidState, NotFound, ValidationFailed } from '@/lib/platform/errors/errors';
import { StartTokenRefused } from '@/lib/domain/start-token-refused';
import { isKept, partSizeAt } from '../capture';
import type { Sender } from '../sender';
import { deleteFiles, storePart } from '../sealed';
import { type DocumentBeforePart, findBeforePart, insertPart } from '../store/parts';

export interface SentPart {
  document_token: string;
  start: number;
  bytes: Uint8Array;
}

/**
 * Throws `NotFound` (404) for an image of another journey, and `InvalidState` (409) for one that accepts no
 * more bytes.
 */
function refuseUnreceived(
  document: DocumentBeforePart | null,
  { journey_token }: Sender,
  now: Date,
): DocumentBeforePart {
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
      ? ['offset', 'must be the start of a part of the image']
      : ['', `must have ${size} bytes at this offset`];
  throw new ValidationFailed([{ field, message, code: 'invalid_value' }]);
}

/** Repeating the same bytes has no effect; different bytes would make another image. */
function isThere({ part_digest }: DocumentBeforePart, digest: Buffer): boolean {
  if (!part_digest) return false;
  if (digest.equals(part_digest)) return true;
  throw new Conflict('This part of the image was already sent with different bytes. Start a new upload.');
}

/** The image of the part; null if it already has the part. Throws as `putDocumentPart`. */
async function imageWithout(
  ctx: Context,
  sender: Sender,
  part: SentPart,
  digest: Buffer,
): Promise<Document | null> {
  const found = await findBeforePart(ctx, part.document_token, part.start);
  const document = refuseUnreceived(found, sender, ctx.now());
  if (isThere(document, digest)) return null;
  refuseMisplaced(document, part);
  return document;
}

/**
 * Stores a sealed part of an image. Acknowledged parts are not lost: the file is flushed before its row is
 * written. Throws `NotFound` (404), `ValidationFailed` (400), `InvalidState` or `Conflict` (409), and
 * `StartTokenRefused` (401) if the sender may no longer send.
 */
export async function putDocumentPart(ctx: Context, sender: Sender, part: SentPart): Promise<void> {
  const { document_token, start, bytes } = part;
  const digest = digestOf(bytes);
  const document = await imageWithout(ctx, sender, part, digest);
  if (!document) return;
  const file = await storePart(ctx, document, start, bytes);
  // If this throws, it is unknown whether a row names the file, which is then deleted with the document's
  // folder.
  const row = { document_token, start, byte_size: bytes.byteLength, digest, file };
  const isNew = await insertPart(ctx, sender, row);
  if (isNew) return;
  await deleteFiles([file]);
  if (await imageWithout(ctx, sender, part, digest)) throw new StartTokenRefused();
}
