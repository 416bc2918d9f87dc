import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { Values } from '@/lib/platform/database/conditions';
import { rowsOf } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { Sender } from '../sender';
import { isKeptAt } from './kept';

export interface NewPart {
  document_token: string;
  start: number;
  byte_size: number;
  digest: Buffer;
  file: string;
}

const ofDocument = (ctx: Context, document_token: string) => ({ project_id: ctx.project.id, document_token });

/**
 * False if a part already begins there, the image accepts no more, or the sender may no longer send. The lock
 * prevents its inspection in the meantime. The part that completes the image sets the time of its arrival.
 */
export async function insertPart(ctx: Context, { maySend }: Sender, part: NewPart): Promise<boolean> {
  const { document_token, start, byte_size, digest, file } = part;
  const values = new Values([ctx.project.id, document_token, ctx.now(), start, byte_size, digest, file]);
  const inserted = await rowsOf(ctx, {
    name: 'insert-part',
    text: `with receiving as (
        select project_id, token, byte_size from documents where project_id = $1 and token = $2 and status = 'receiving'
          and ${isKeptAt('$3')} and ${values.inline(maySend)} for update
      )
      , inserted as (
        insert into document_parts (project_id, document_token, start, byte_size, digest, file)
        select project_id, token, $4, $5, $6, $7 from receiving on conflict do nothing returning start, byte_size
      ), arrived as (
        update documents set arrived_at = $3 from receiving, inserted
        where documents.project_id = $1 and documents.token = $2 and receiving.byte_size = inserted.byte_size + coalesce(
          (select sum(earlier.byte_size) from document_parts earlier
            where earlier.project_id = $1 and earlier.document_token = $2), 0)
      )
      select start from inserted`,
    values: values.list,
  });
  return inserted.length > 0;
}

export interface DocumentBeforePart extends Document {
  /** Digest of the part that begins there; null without one. */
  part_digest: Buffer | null;
}

/** The image that a part belongs to. */
export async function findBeforePart(
  ctx: Context,
  token: string,
  start: number,
): Promise<DocumentBeforePart | null> {
  const [found] = await rowsOf<DocumentBeforePart>(ctx, {
    name: 'document-before-part',
    text: `select documents.*, part.digest as part_digest from documents
      left join document_parts part
        on part.project_id = documents.project_id and part.document_token = token and part.start = $3
      where documents.project_id = $1 and token = $2`,
    values: [ctx.project.id, token, start],
  });
  return found ?? null;
}

/** In byte order. */
export const findParts = (ctx: Context, document_token: string): Promise<DocumentPart[]> =>
  rowsOf<DocumentPart>(ctx, {
    name: 'parts-of-document',
    text: 'select * from document_parts where project_id = $1 and document_token = $2 order by start',
    values: [ctx.project.id, document_token],
  });

export interface PartPlace {
  start: number;
  byte_size: number;
}

export async function deleteParts(tx: Transaction, ctx: Context, document_token: string): Promise<void> {
  await tx.documentPart.deleteMany({ where: ofDocument(ctx, document_token) });
}
