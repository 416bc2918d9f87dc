import type { Document, DocumentPart } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { read, type Transaction, transaction } from '@/lib/platform/transaction';
import { isKept } from './capture';
import { inspect } from './inspect';
import { type Judgement, judgementOf } from './judgement';
import type { CapturePurpose } from './schema';
import { deleteFiles, openParts } from './sealed';
import {
  findOfJourney,
  lockDocument,
  requireDocument,
  updateDocument,
  updateDocuments,
} from './store/documents';
import { deleteParts } from './store/parts';

/** An image whose bytes are all there. */
export interface Upload {
  document: Document;
  parts: DocumentPart[];
}

export const isJudged = ({ status }: Document): boolean => status === 'accepted' || status === 'refused';

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

async function judge(ctx: Context, { document, parts }: Upload): Promise<void> {
  // A text column that only this folder writes, with a purpose.
  const purpose = document.purpose as CapturePurpose;
  const inspected = await inspect(() => openParts(document, parts), purpose);
  const judgement = await judgementOf(ctx, document, inspected);
  const isOurs = await transaction(ctx, (tx) => recordJudgement(tx, ctx, document.token, judgement));
  // What was sent is not kept, nor what another process has judged before.
  if (isOurs) await deleteFiles(parts.map(({ file }) => file));
  else if (judgement.file) await deleteFiles([judgement.file]);
}

/** By another process, which has deleted what was sent. */
const isJudgedMeanwhile = (ctx: Context, token: string): Promise<boolean> =>
  read(ctx, async (tx) => isJudged(await requireDocument(tx, ctx, token)));

/** Keeps the normal form of an upload alone, and of one that is refused nothing. It takes the place of others that show the same. */
export async function judgeUpload(ctx: Context, upload: Upload): Promise<void> {
  try {
    await judge(ctx, upload);
  } catch (error) {
    const isTooLate = await isJudgedMeanwhile(ctx, upload.document.token).catch(() => false);
    if (!isTooLate) throw error;
  }
}
