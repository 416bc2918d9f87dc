import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { openDocumentKey, sealBytes, unsealBytes } from '@/lib/platform/crypto';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { NotFound } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { log } from '@/lib/platform/errors/log';
import { documentStorage, folderOf } from './storage';

/** Callers see it as missing (404). */
class DocumentErased extends NotFound {
  constructor() {
    super('image');
  }
}

function keyOf({ sealed_key }: Document): Buffer {
  if (!sealed_key) throw new DocumentErased();
  return openDocumentKey(sealed_key);
}

/** The label for sealing: a part cannot be swapped with another, or with the whole. */
const partOf = ({ token }: Document, start: number) => `${token} part ${start}`;
const wholeOf = ({ token }: Document) => `${token} whole`;

async function store(ctx: Context, document: Document, bytes: Uint8Array, as: string): Promise<string> {
  const name = `${folderOf(ctx.project.id, document.token)}/${newToken('file')}`;
  await documentStorage().put(name, sealBytes(bytes, keyOf(document), as));
  return name;
}

/** Returns the name of the file, which is stored once this resolves. Throws `DocumentErased`. */
export const storePart = (
  ctx: Context,
  document: Document,
  start: number,
  bytes: Uint8Array,
): Promise<string> => store(ctx, document, bytes, partOf(document, start));

/** As `storePart`, for the stored image. */
export const storeWhole = (ctx: Context, document: Document, bytes: Uint8Array): Promise<string> =>
  store(ctx, document, bytes, wholeOf(document));

/** Throws `DocumentErased`, and if a file is missing or was changed. */
export async function openParts(document: Document, parts: readonly DocumentPart[]): Promise<Buffer> {
  const key = keyOf(document);
  const whole = Buffer.alloc(document.byte_size);
  for (const { file, start } of parts) {
    unsealBytes(await documentStorage().get(file), key, partOf(document, start)).copy(whole, start);
  }
  return whole;
}

/** A file that is left behind is deleted with the document's folder. */
export async function deleteFiles(files: readonly string[]): Promise<void> {
  const ends = await Promise.allSettled(files.map((file) => documentStorage().delete(file)));
  for (const end of ends) {
    if (end.status === 'rejected')
      log.warn({ error: describeWithoutMessage(end.reason) }, 'a file of an upload was not deleted');
  }
}

/** The stored image. Throws as `openParts`. */
export async function openWhole(document: Document): Promise<Buffer> {
  if (document.file === null) throw new DocumentErased();
  return unsealBytes(await documentStorage().get(document.file), keyOf(document), wholeOf(document));
}
