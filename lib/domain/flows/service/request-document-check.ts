import { createChecks } from '@/lib/domain/checks/service/create';
import { getEntityRow } from '@/lib/domain/entities/service/get-row';
import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/database/transaction';
import { subjectParty } from '../party';
import type { SentDocuments } from '../schema';
import { insertFlow, insertParties } from '../store';
import { subjectOfEntity } from '../create/entity-subject';
import { identify, newPartyRows } from '../create/add-parties';
import { newFlowRow } from '../create/new-flow-row';
import { requestFlowRun } from './request-run';

export interface DocumentToCheck extends SentDocuments {
  case_token: string;
  entity_token: string;
}

/**
 * Creates a new check for a document that an analyst requested, besides those that have ended; a worker runs
 * it. No earlier Pass replaces it, because the upload is new. Returns the flow of the check. Call it under
 * the lock of the case. Throws `NotFound` (404).
 */
export async function requestDocumentCheck(
  tx: Transaction,
  ctx: Context,
  { case_token, entity_token, ...request }: DocumentToCheck,
): Promise<string> {
  const flow_token = newToken('flw');
  const subject = subjectOfEntity(await getEntityRow(tx, ctx, entity_token));
  const row = newFlowRow(ctx, flow_token, { flow_type: 'document', mode: 'async', request });
  await insertFlow(tx, { ...row, case_token });
  const party = { ...subjectParty(subject, []), entity_token };
  const toAdd = { flow_token, case_token, external_reference: null, known: [], parties: [party] };
  await insertParties(tx, newPartyRows(ctx, toAdd, identify(toAdd)));
  const check = { flow_token, case_token, entity_token, party_position: 0 };
  const subject_key = keyedHash(request.request_token);
  await createChecks(tx, ctx, [{ ...check, subject_key, type_code: 'IDV_DOCUMENT' }]);
  requestFlowRun(tx, ctx, flow_token);
  return flow_token;
}
