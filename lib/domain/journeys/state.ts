import { type ArrivingDocument, askDocumentsOfJourney } from '@/lib/domain/documents/service/ask-of-journey';
import { getEntityRow } from '@/lib/domain/entities/service/get-row';
import { askJourneyFacts, type JourneyFacts } from '@/lib/domain/flows/service/ask-journey-facts';
import { lockFlow } from '@/lib/domain/flows/service/lock';
import { composedKinds, type Policy } from '@/lib/domain/policies/policy';
import { askLook } from '@/lib/domain/branding/service/ask-look';
import type { Look } from '@/lib/domain/branding/schema';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { policyOf } from '@/lib/domain/policies/stored-settings';
import type { DocumentType } from '@/lib/domain/words';
import { StartTokenRefused } from '@/lib/domain/start-token-refused';
import { keyedHash } from '@/lib/platform/crypto';
import { newToken } from '@/lib/platform/ids';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { inside, read, type Transaction } from '@/lib/platform/database/transaction';
import { StepAnswers } from './answers';
import { Challenge, type JourneyKind, type JourneyStatus } from './schema';
import { findTokenOfFlow, insertJourney, lockJourneyRow, storedJourney, type StoredJourney } from './store';
import type { Visitor } from './visitor';

/** A journey with everything that its steps depend on. */
export interface JourneyState {
  /** Null until a step was done. */
  token: string | null;
  kind: JourneyKind;
  status: Exclude<JourneyStatus, 'unknown'>;
  expires_at: Date;
  message: string | null;
  /** For a document request; null for the types in the policy. */
  document_types: DocumentType[] | null;
  answers: StepAnswers;
  challenge: Challenge | null;
  /** Excludes frames of an earlier challenge. */
  captures: ArrivingDocument[];
  /** Null for a document request. */
  facts: JourneyFacts | null;
  case_token: string | null;
  /** For a document request: the person to send the document. */
  entity_token: string | null;
  /** Known data of the document's owner. */
  likely_country: string | null;
  policy: Policy;
  branding: Look | null;
}

/** Applies until the journey is submitted or declined. With nothing left to do, it counts as submitted. */
function statusNow(
  row: StoredJourney | null,
  facts: JourneyFacts | null,
  { expires_at, ctx }: Visitor,
): JourneyState['status'] {
  // A text column that only this folder writes.
  if (row && row.status !== 'open') return row.status as JourneyState['status'];
  if (expires_at <= ctx.now()) return 'expired';
  return facts && !facts.is_waiting ? 'sent' : 'open';
}

/** Empty for a verification, which offers the types in the policy. */
export const documentTypesOf = ({ document_types }: Pick<StoredJourney, 'document_types'>) =>
  document_types as DocumentType[]; // text that only a document request writes, from document types

/** A document that is no longer requested does not count as chosen. */
export function answersOf({
  answers,
  document_types,
}: Pick<StoredJourney, 'answers' | 'document_types'>): StepAnswers {
  const { document, ...others } = StepAnswers.parse(answers ?? {});
  const isAsked =
    document && (document_types.length === 0 || document_types.includes(document.document_type));
  return isAsked ? { ...others, document } : others;
}

const isOfChallenge = ({ challenge_token }: ArrivingDocument, challenge: Challenge | null): boolean =>
  challenge_token === null || challenge_token === challenge?.challenge_token;

/** A document is more often from one's nationality than from one's country of residence. */
async function likelyCountry(
  { ctx }: Visitor,
  facts: JourneyFacts | null,
  row: StoredJourney | null,
): Promise<string | null> {
  const { entity_token = null } = row ?? {};
  const person =
    facts?.request ?? (entity_token ? await read(ctx, (tx) => getEntityRow(tx, ctx, entity_token)) : null);
  return person?.nationality ?? person?.country ?? null;
}

/** The start token of a flow never changes; that of a document request does with each new link. */
const isReplaced = ({ flow_token, start_token }: Visitor, row: StoredJourney | null): boolean =>
  flow_token === null && row?.start_token_hash !== keyedHash(start_token).toString('hex');

/** Reads the complete state at one point in time. Null if the visitor's link was replaced since they were found. */
export async function findState(visitor: Visitor): Promise<JourneyState | null> {
  const { ctx, flow_token, journey_token } = visitor;
  const { row, documents, facts, settings, branding } = await readSubqueries(ctx, 'state-of-journey', {
    row: storedJourney(ctx, journey_token),
    documents: askDocumentsOfJourney(ctx, journey_token),
    facts: askJourneyFacts(ctx, flow_token),
    settings: askSettings(ctx, composedKinds),
    branding: askLook(ctx),
  });
  if (isReplaced(visitor, row)) return null;
  const challenge = row?.challenge ? Challenge.parse(row.challenge) : null;
  return {
    token: row?.token ?? null,
    kind: flow_token === null ? 'document_request' : 'verification',
    status: statusNow(row, facts, visitor),
    expires_at: visitor.expires_at,
    message: row?.message ?? null,
    document_types: row && row.document_types.length > 0 ? documentTypesOf(row) : null,
    answers: row ? answersOf(row) : {},
    challenge,
    captures: documents.filter((each) => isOfChallenge(each, challenge)),
    facts,
    case_token: facts ? facts.case_token : (row?.case_token ?? null),
    entity_token: row?.entity_token ?? null,
    likely_country: await likelyCountry(visitor, facts, row),
    policy: policyOf(settings),
    branding,
  };
}

/** As `findState`. Throws `StartTokenRefused` (401) if the link was replaced. */
export async function readState(visitor: Visitor): Promise<JourneyState> {
  const state = await findState(visitor);
  if (!state) throw new StartTokenRefused();
  return state;
}

/** Creates the journey of a flow if it does not exist. */
async function beginJourney(tx: Transaction, { ctx, flow_token, expires_at }: Visitor): Promise<string> {
  // A document request gets its journey with its start token.
  const ofFlow = flow_token!;
  const token = newToken('jny');
  await insertJourney(tx, ctx, {
    token,
    kind: 'verification',
    flow_token: ofFlow,
    expires_at,
    status: 'open',
  });
  return (await findTokenOfFlow(inside(tx, ctx), ofFlow)) ?? token;
}

export interface LockedJourney extends JourneyState {
  token: string;
  /** The visitor, with the context of the transaction that has locked the journey. */
  holder: Visitor;
}

/**
 * Locks the journey, after creating it for a flow in which no step was done. A flow is locked before its journey.
 * Throws `StartTokenRefused` (401) if the visitor's link was replaced.
 */
export async function lockState(tx: Transaction, visitor: Visitor): Promise<LockedJourney> {
  const { ctx, flow_token } = visitor;
  if (flow_token !== null) await lockFlow(tx, ctx, flow_token);
  const token = visitor.journey_token ?? (await beginJourney(tx, visitor));
  await lockJourneyRow(tx, ctx, token);
  const holder = { ...visitor, ctx: inside(tx, ctx), journey_token: token };
  return { ...(await readState(holder)), token, holder };
}
