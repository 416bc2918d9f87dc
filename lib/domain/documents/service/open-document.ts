import type { Document } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { openWhole } from '../sealed';
import { findParts } from '../store/parts';

/** The bytes as they were sent, for our own reading alone: nobody has viewed them. Throws `DocumentErased`. */
export async function openDocument(ctx: Context, document: Document): Promise<Buffer> {
  const parts = await read(ctx, (tx) => findParts(tx, ctx, document.token));
  return openWhole(document, parts);
}
