import type { Document } from '@/generated/prisma/client';
import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import { forgetReading } from '@/lib/domain/checks/service/forget-reading';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import type { Piece } from '@/lib/platform/work/piece';
import { documentErased } from '../events';
import { documentStorage, folderOf } from '../storage';
import { deleteDocumentRow, findDueDocuments, lockDocument, updateDocument } from '../store/documents';
import { deleteParts } from '../store/parts';
import { findFlowsOfSubmissions } from '../store/submissions';

const maxPerPiece = 500;

/**
 * Deletes the data that folders above this one keep about the images of a submission, in the transaction that erases
 * one of them.
 */
export type ForgetAnswers = (tx: Transaction, ctx: Context, submissionToken: string) => Promise<void>;

/** The audit log knows only images that were submitted. */
function recordErasure(
  tx: Transaction,
  ctx: Context,
  { token, case_token, digest, sent_at }: Document,
): void {
  if (!sent_at) return;
  const details = { sha256: digest && Buffer.from(digest).toString('hex') };
  recordEvent(tx, ctx, documentErased, { token, case_token, details, data: {} });
}

/** Deletes what was read from the image: the provider's answers, and the data in the check of its flow. */
async function forgetReadings(
  tx: Transaction,
  ctx: Context,
  { token, submission_token }: Document,
  forgetAnswers: ForgetAnswers,
): Promise<void> {
  if (submission_token === null) return;
  await forgetAnswers(tx, ctx, submission_token);
  const flowToken = (await findFlowsOfSubmissions(tx, ctx, [submission_token])).get(submission_token);
  if (flowToken) await forgetReading(tx, ctx, flowToken, token);
}

/**
 * Deletes the key, without which nobody can read the remaining files, and in the same transaction the data that was
 * read from the image. False if the image is not due, or no longer.
 */
function eraseKey(ctx: Context, token: string, forgetAnswers: ForgetAnswers): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const document = await lockDocument(tx, ctx, token);
    if (!document?.erase_at || document.erase_at > ctx.now()) return false;
    if (document.erased_at) return true;
    await updateDocument(tx, ctx, token, { sealed_key: null, erased_at: ctx.now() });
    await forgetReadings(tx, ctx, document, forgetAnswers);
    recordErasure(tx, ctx, document);
    return true;
  });
}

/** Once its files are gone: the row stays as a record, unless its case was deleted. */
function finish(ctx: Context, token: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    const document = await lockDocument(tx, ctx, token);
    if (!document) return;
    await deleteParts(tx, ctx, token);
    const isForgotten = document.flow_token === null && document.case_token === null;
    if (isForgotten) await deleteDocumentRow(tx, ctx, token);
    else await updateDocument(tx, ctx, token, { file: null, erase_at: null });
  });
}

async function erase(ctx: Context, token: string, forgetAnswers: ForgetAnswers): Promise<number> {
  if (!(await eraseKey(ctx, token, forgetAnswers))) return 0;
  await documentStorage().deleteFolder(folderOf(ctx.project.id, token));
  await finish(ctx, token);
  return 1;
}

/**
 * Erases images of all projects that are past their retention period or were never submitted. After a killed
 * worker, the next one finishes.
 */
export function eraseDueDocuments(requestId: string, forgetAnswers: ForgetAnswers): Promise<Piece> {
  return forEachDue({
    job: 'due-documents',
    failure: 'documents were not erased',
    requestId,
    max: maxPerPiece,
    find: findDueDocuments,
    work: (ctx, { token }) => erase(ctx, token, forgetAnswers),
  });
}
