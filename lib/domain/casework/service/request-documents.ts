import { lockCase } from '@/lib/domain/cases/service/lock';
import { documentRequested } from '@/lib/domain/journeys/events';
import type { DocumentRequest, RequestDocuments } from '@/lib/domain/journeys/schema';
import { createDocumentRequest } from '@/lib/domain/journeys/service/create-document-request';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

/**
 * Asks the person of a case for a document: the case waits for the client, its clocks stop, and the answer has the address of a
 * journey for that step alone (API §5.1). Throws `NotFound` (404) and `InvalidState` (409).
 */
export function requestDocuments(
  ctx: Context,
  caseToken: string,
  input: RequestDocuments,
): Promise<DocumentRequest> {
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, caseToken);
    const { document_types } = input;
    await moveCaseWithAlerts(tx, ctx, before, {
      action: 'request_client_input',
      details: { document_types },
    });
    const request = await createDocumentRequest(tx, ctx, caseToken, input);
    const details = { document_types, expires_at: request.expires_at };
    recordEvent(tx, ctx, documentRequested, { token: caseToken, case_token: caseToken, details, data: {} });
    return request;
  });
}
