import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Case } from '@/lib/domain/cases/schema';
import { listCaseMembers } from '@/lib/domain/cases/service/list-members';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { documentRequested, documentRequestRenewed } from '@/lib/domain/journeys/events';
import type { DocumentRequest, RequestDocuments } from '@/lib/domain/journeys/schema';
import { createDocumentRequest } from '@/lib/domain/journeys/service/create-document-request';
import { renewDocumentRequest } from '@/lib/domain/journeys/service/renew-document-request';
import { recordEvent } from '@/lib/domain/record-event';
import type { DocumentType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { moveCaseWithAlerts } from './move-case-with-alerts';

const waiting: Case['status'] = 'Client Input';

/** The person to send the document: the given one, the person that the case is about, or its only person. */
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

/** Required if no request is open. */
function requireTypes({ document_types }: RequestDocuments): DocumentType[] {
  if (document_types) return document_types;
  const message = 'is required, because no request is open';
  throw new ValidationFailed([{ field: 'document_types', message, code: 'required' }]);
}

async function create(
  tx: Transaction,
  ctx: Context,
  before: CaseModel,
  input: RequestDocuments,
): Promise<DocumentRequest> {
  const { token: case_token } = before;
  const document_types = requireTypes(input);
  const entity_token = await personOf(tx, ctx, case_token, input.entity_token);
  // The case may already have been moved there without a request.
  if (before.status !== waiting)
    await moveCaseWithAlerts(tx, ctx, before, {
      action: 'request_client_input',
      details: { document_types },
    });
  const asked = { case_token, entity_token, document_types, message: input.message ?? null };
  const request = await createDocumentRequest(tx, ctx, asked);
  const details = { document_types, entity_token, expires_at: request.expires_at };
  recordEvent(tx, ctx, documentRequested, { token: case_token, case_token, details, data: {} });
  return request;
}

/** Null if no request is open. */
async function renew(
  tx: Transaction,
  ctx: Context,
  case_token: string,
  input: RequestDocuments,
): Promise<DocumentRequest | null> {
  const request = await renewDocumentRequest(tx, ctx, case_token, input);
  if (!request) return null;
  const { token: request_token, document_types, entity_token, expires_at } = request;
  if (input.entity_token !== undefined && input.entity_token !== entity_token) {
    const message = 'must be the person the open request is about';
    throw new ValidationFailed([{ field: 'entity_token', message, code: 'not_allowed' }]);
  }
  const details = { request_token, document_types, expires_at };
  recordEvent(tx, ctx, documentRequestRenewed, { token: case_token, case_token, details, data: {} });
  return request;
}

/**
 * Asks the person of a case for a document: moves the case to Client Input, pauses its clocks, and returns
 * the link to a journey with only this step (API §5.13). If a request is already open, it gets a new link and
 * the previous one stops working. Throws `NotFound` (404), `ValidationFailed` (400) and `InvalidState` (409).
 */
export function requestDocuments(
  ctx: Context,
  caseToken: string,
  input: RequestDocuments,
): Promise<DocumentRequest> {
  return transaction(ctx, async (tx) => {
    const before = await lockCase(tx, ctx, caseToken);
    const renewed = before.status === waiting ? await renew(tx, ctx, caseToken, input) : null;
    return renewed ?? create(tx, ctx, before, input);
  });
}
