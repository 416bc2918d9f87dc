import { listCaseMembers } from '@/lib/domain/cases/service/list-members';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { documentRequested } from '@/lib/domain/journeys/events';
import type { DocumentRequest, RequestDocuments } from '@/lib/domain/journeys/schema';
import { createDocumentRequest } from '@/lib/domain/journeys/service/create-document-request';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

/** Whose document it is: who was named, the person whose case it is, or else its only person. */
async function personOf(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  named: string | undefined,
): Promise<string | null> {
  const people = (await listCaseMembers(tx, ctx, caseToken)).filter(({ type }) => type === 'Person');
  if (named !== undefined) {
    if (people.some(({ token }) => token === named)) return named;
    const message = 'must be a person of the case';
    throw new ValidationFailed([{ field: 'entity_token', message, code: 'not_allowed' }]);
  }
  const primary = people.find(({ case_role }) => case_role === 'Primary');
  return primary?.token ?? (people.length === 1 ? (people[0]?.token ?? null) : null);
}

/**
 * Asks the person of a case for a document: the case waits for the client, its clocks stop, and the answer has the address of a
 * journey for that step alone (API §5.1). Throws `NotFound` (404), `ValidationFailed` (400) and
 * `InvalidState` (409).
 */
export function requestDocuments(
  ctx: Context,
  caseToken: string,
  input: RequestDocuments,
): Promise<DocumentRequest> {
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, caseToken);
    const { document_types } = input;
    const entity_token = await personOf(tx, ctx, caseToken, input.entity_token);
    await moveCaseWithAlerts(tx, ctx, before, {
      action: 'request_client_input',
      details: { document_types },
    });
    const request = await createDocumentRequest(tx, ctx, { case_token: caseToken, entity_token }, input);
    const details = { document_types, entity_token, expires_at: request.expires_at };
    recordEvent(tx, ctx, documentRequested, { token: caseToken, case_token: caseToken, details, data: {} });
    return request;
  });
}
