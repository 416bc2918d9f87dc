import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { documentRequestExpired } from '@/lib/domain/journeys/events';
import { expireDocumentRequest } from '@/lib/domain/journeys/service/expire-document-request';
import { listExpiredDocumentRequests } from '@/lib/domain/journeys/service/list-expired-document-requests';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Piece } from '@/lib/platform/work/piece';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { returnFromClientInput } from '../return-client-input';

const maxPerPiece = 200;

/** Reads again under the locks, because the person may have sent the document. */
async function expire(tx: Transaction, ctx: Context, token: string, case_token: string): Promise<void> {
  await lockCase(tx, ctx, case_token);
  if (!(await expireDocumentRequest(tx, ctx, token))) return;
  const details = { request_token: token };
  recordEvent(tx, ctx, documentRequestExpired, { token: case_token, case_token, details, data: {} });
  await returnFromClientInput(tx, ctx, case_token, 'The document request expired.');
}

/**
 * Expires unanswered document requests: the case returns and its clock resumes (API §6.1). Each is recorded
 * once, however many workers run.
 */
export function expireDocumentRequests(requestId: string): Promise<Piece> {
  return forEachDue({
    job: 'expired-document-requests',
    failure: 'document requests did not expire',
    requestId,
    max: maxPerPiece,
    find: listExpiredDocumentRequests,
    work: async (ctx, { token, case_token }) => {
      await transaction(ctx, (tx) => expire(tx, ctx, token, case_token));
      return 1;
    },
  });
}
