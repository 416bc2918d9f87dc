import type { ArrivingDocument } from '@/lib/domain/documents/service/ask-of-journey';
import { sendDocuments } from '@/lib/domain/documents/service/send';
import type { SubmissionFacts } from '@/lib/domain/documents/submission';
import { requestDocumentCheck } from '@/lib/domain/flows/service/request-document-check';
import { resumeJourney } from '@/lib/domain/flows/service/resume-journey';
import { journeySent } from '@/lib/domain/journeys/events';
import { presentJourney } from '@/lib/domain/journeys/present';
import { requireStep } from '@/lib/domain/journeys/progress';
import type { Journey } from '@/lib/domain/journeys/schema';
import { endJourney } from '@/lib/domain/journeys/service/end';
import { lockCaseOfRequest } from '@/lib/domain/journeys/service/lock-case-of-request';
import { lockState, type LockedJourney, readState } from '@/lib/domain/journeys/state';
import type { Visitor } from '@/lib/domain/journeys/visitor';
import { recordEvent } from '@/lib/domain/record-event';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { returnFromClientInput } from '../return-client-input';

function factsOf({ answers: { document, details }, challenge }: LockedJourney): SubmissionFacts {
  // The previous step has set it.
  const { document_type, country } = document!;
  return {
    document_type,
    country,
    details_confirmed: details?.confirmed ?? null,
    note: details?.note ?? null,
    challenge,
  };
}

const digestsOf = (sent: readonly ArrivingDocument[]) =>
  sent.map(({ token, purpose, sha256 }) => ({ token, purpose, sha256 }));

/**
 * A document that an analyst requested is read in a flow of its own. Null if its person is unknown. A request
 * ends with its case.
 */
async function flowOfRequest(
  tx: Transaction,
  { ctx }: Visitor,
  state: LockedJourney,
): Promise<string | null> {
  const { case_token, entity_token, token } = state;
  if (!case_token || !entity_token) return null;
  const { document_type, country } = factsOf(state);
  return requestDocumentCheck(tx, ctx, {
    case_token,
    entity_token,
    request_token: token,
    document_type,
    country,
  });
}

async function sendAccepted(tx: Transaction, visitor: Visitor, state: LockedJourney) {
  const { ctx } = visitor;
  const { case_token, captures, policy } = state;
  const flow_token = visitor.flow_token ?? (await flowOfRequest(tx, visitor, state));
  const sent = captures.filter(({ status }) => status === 'accepted');
  await sendDocuments(tx, ctx, {
    flow_token,
    case_token,
    facts: factsOf(state),
    documents: sent,
    retention_days: policy.retention.document_days,
  });
  return sent;
}

async function send(tx: Transaction, visitor: Visitor, state: LockedJourney): Promise<void> {
  const { ctx, flow_token } = visitor;
  const { case_token, kind } = state;
  requireStep(state, 'review');
  const documents = digestsOf(await sendAccepted(tx, visitor, state));
  await endJourney(tx, ctx, state.token, 'sent');
  if (case_token) {
    const details = { journey: kind, documents };
    recordEvent(tx, ctx, journeySent, { token: case_token, case_token, details, data: {} });
  }
  if (flow_token !== null) await resumeJourney(tx, ctx, flow_token);
  else if (case_token) await returnFromClientInput(tx, ctx, case_token, 'The person has sent the document.');
}

/**
 * The waiting checks continue in a worker, or the case returns to its review (API §6.1, §6.3). Repeating it
 * has no effect. Throws `InvalidState` (409).
 */
export function sendJourney(visitor: Visitor): Promise<Journey> {
  const { ctx } = visitor;
  return transaction(ctx, async (tx) => {
    await lockCaseOfRequest(tx, visitor);
    const state = await lockState(tx, visitor);
    if (state.status !== 'sent') await send(tx, visitor, state);
    return presentJourney(visitor, await readState(state.holder));
  });
}
