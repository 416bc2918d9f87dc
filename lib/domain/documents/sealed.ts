import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { openDocumentKey, sealBytes, unsealBytes } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import { documentStorage, folderOf } from './storage';

/** A part cannot be put in the place of another one. */
const placeOf = ({ token }: Document, start: number) => `${token} ${start}`;

/** Null once it is erased. */
const keyOf = ({ sealed_key }: Document) => sealed_key && openDocumentKey(sealed_key);

export class DocumentErased extends Error {
  constructor() {
    super('The document is erased.');
    this.name = 'DocumentErased';
  }
}

function requireKey(document: Document): Buffer {
  const key = keyOf(document);
  if (!key) throw new DocumentErased();
  return key;
}

/** Returns the name of the file, which is kept once this has resolved. Throws `DocumentErased`. */
export async function storePart(
  ctx: Context,
  document: Document,
  start: number,
  bytes: Uint8Array,
): Promise<string> {
  const sealed = sealBytes(bytes, requireKey(document), placeOf(document, start));
  const name = `${folderOf(ctx.project.id, document.token)}/${newToken('part')}`;
  await documentStorage().put(name, sealed);
  return name;
}

/** Throws `DocumentErased`, and when a file is missing or was changed. */
export async function* openParts(
  document: Document,
  parts: readonly DocumentPart[],
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const key = requireKey(document);
  for (const { file, start } of parts) {
    const sealed = await documentStorage().get(file);
    yield new Uint8Array(unsealBytes(sealed, key, placeOf(document, start)));
  }
}

/** Throws as `openParts`. */
export async function openWhole(document: Document, parts: readonly DocumentPart[]): Promise<Buffer> {
  const opened: Uint8Array[] = [];
  for await (const part of openParts(document, parts)) opened.push(part);
  return Buffer.concat(opened);
}
