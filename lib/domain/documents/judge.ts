import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { isKept } from './capture';
import { inspect, type Inspected } from './inspect';
import { type Judgement, judgementOf } from './judgement';
import type { CapturePurpose } from './schema';
import { deleteFiles, openParts } from './sealed';
import { countUnchecked, dropOthers, findDocument, lockDocument, updateDocument } from './store/documents';
import { deleteParts } from './store/parts';

/** An image that has been uploaded completely. */
export interface Upload {
  document: Document;
  parts: DocumentPart[];
}

export const isJudged = ({ status }: Document): boolean => status === 'accepted' || status === 'refused';

/** False if it has been inspected or dropped in the meantime. */
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
  // The person retook the image.
  if (judgement.status === 'accepted') await dropOthers(tx, ctx, judged);
  return true;
}

async function keepJudgement(ctx: Context, { document, parts }: Upload, inspected: Inspected): Promise<void> {
  const judgement = await judgementOf(ctx, document, inspected);
  const isOurs = await transaction(ctx, (tx) => recordJudgement(tx, ctx, document.token, judgement));
  // The upload is no longer needed. If another process was faster, the result of this one is not.
  if (isOurs) await deleteFiles(parts.map(({ file }) => file));
  else if (judgement.file) await deleteFiles([judgement.file]);
}

async function judge(ctx: Context, { document, parts }: Upload): Promise<void> {
  // A text column that only this folder writes, with a purpose.
  const purpose = document.purpose as CapturePurpose;
  const unchecked = await countUnchecked(ctx, document.journey_token);
  const inspected = await inspect(() => openParts(document, parts), purpose, {
    project: ctx.project.id,
    unchecked,
    left: ctx.left,
  });
  // Kept, even if nobody waits for it any more.
  await keepJudgement({ ...ctx, left: undefined }, { document, parts }, inspected);
}

/** Whether another process has inspected the image and deleted its upload. */
export async function isJudgedMeanwhile(ctx: Context, token: string): Promise<boolean> {
  const document = await findDocument(ctx, token);
  return document !== null && isJudged(document);
}

/**
 * Inspects an upload, and stores only its normalised form, or nothing if it is refused. An accepted image replaces
 * others of the same kind. Throws `ClientLeft` if the client leaves before it is its turn.
 */
export async function judgeUpload(ctx: Context, upload: Upload): Promise<void> {
  try {
    await judge(ctx, upload);
  } catch (error) {
    const isTooLate = await isJudgedMeanwhile(ctx, upload.document.token).catch(() => false);
    if (!isTooLate) throw error;
  }
}
