import { recordEvent } from '@/lib/domain/record-event';
import { contextOfRequester, type Requester } from '@/lib/domain/requester';
import type { Context } from '@/lib/platform/context';
import { errorFields } from '@/lib/platform/errors/error-fields';
import { log } from '@/lib/platform/errors/log';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/work/piece';
import { temporaryFailure } from '@/lib/platform/database/temporary-failure';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { entityImportCompleted } from '../events';
import { countsOf } from '../present';
import { type Create, createEachAlone, createTogether, resultsOf } from '../settle';
import { claimImport, completeImport, findPendingLines, noteProgress, settleLines } from '../store';

/** Lines per transaction, which takes some tens of milliseconds. */
const linesPerBatch = 100;

/**
 * Creates entities from the lines of the project's imports, oldest import first. An entity is created in the
 * transaction that stores the result of its line, under a lock of the import, so that one worker at a time
 * processes a project, and the next one continues where it stopped. A piece ends after the first batch after
 * this many milliseconds; counts lines.
 */
export async function workOffImports(ctx: Context, forMs = pieceMs): Promise<Piece> {
  const isTimeUp = timeIsUpAfter(forMs);
  let done = 0;
  for (;;) {
    const settled = await settleNext(ctx);
    if (settled === null) return { done, has_more: false };
    done += settled;
    if (isTimeUp()) return { done, has_more: true };
  }
}

/** Null if nothing is left, or another worker is processing it. */
async function settleNext(ctx: Context): Promise<number | null> {
  try {
    return await settleBatch(ctx, createTogether);
  } catch (error) {
    if (temporaryFailure(error)) throw error;
    log.warn(
      { request_id: ctx.requestId, ...errorFields(error) },
      'lines of an import are created one by one',
    );
    return settleBatch(ctx, createEachAlone);
  }
}

function settleBatch(ctx: Context, create: Create): Promise<number | null> {
  return transaction(ctx, async (tx) => {
    const claimed = await claimImport(tx, ctx);
    if (!claimed) return null;
    const { token } = claimed;
    // Only written by this folder, and set for every import until it is complete.
    const sender = contextOfRequester(ctx, claimed.sender as unknown as Requester);
    const lines = await findPendingLines(tx, ctx, token, linesPerBatch);
    const results = await resultsOf(tx, sender, lines, create);
    await settleLines(tx, ctx, token, results);
    const after = await noteProgress(tx, ctx, token, results);
    if (countsOf(after).Pending === 0) await complete(tx, ctx, token);
    return results.length;
  });
}

async function complete(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await completeImport(tx, ctx, token);
  recordEvent(tx, ctx, entityImportCompleted, { token, data: { import_token: token } });
}
