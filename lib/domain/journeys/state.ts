import type { Journey as JourneyRow } from '@/generated/prisma/client';
import {
  type ArrivingDocument,
  listDocumentsOfJourney,
} from '@/lib/domain/documents/service/list-of-journey';
import { loadEntity } from '@/lib/domain/entities/service/load';
import { getJourneyFacts, type JourneyFacts } from '@/lib/domain/flows/service/get-journey-facts';
import { lockFlow } from '@/lib/domain/flows/service/lock';
import type { Policy } from '@/lib/domain/policies/policy';
import { readBranding } from '@/lib/domain/branding/service/read-branding';
import type { Branding } from '@/lib/domain/branding/schema';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { DocumentType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Transaction } from '@/lib/platform/transaction';
import { StepAnswers } from './answers';
import { Challenge, type JourneyKind, type JourneyStatus } from './schema';
import { findJourney, findSteps, insertJourney, type JourneyKey, lockJourneyRow } from './store';
import type { Visitor } from './visitor';

/** A journey as its rows have it. */
export interface JourneyState {
  /** Null while nothing was done. */
  token: string | null;
  kind: JourneyKind;
  status: Exclude<JourneyStatus, 'unknown'>;
  expires_at: Date;
  message: string | null;
  /** Of a document request; null for what the policy takes. */
  document_types: DocumentType[] | null;
  answers: StepAnswers;
  challenge: Challenge | null;
  /** Without frames of an earlier challenge. */
  captures: ArrivingDocument[];
  /** Null for a document request. */
  facts: JourneyFacts | null;
  case_token: string | null;
  /** Of a document request: whose document it is. */
  entity_token: string | null;
  /** Of the person's document, as far as they are known. */
  likely_country: string | null;
  policy: Policy;
  branding: Omit<Branding, 'updated_at'> | null;
}

/** Of what has neither been sent nor declined. With nothing left to do, it is as if all was sent. */
function statusNow(
  row: JourneyRow | null,
  facts: JourneyFacts | null,
  { expires_at, ctx }: Visitor,
): JourneyState['status'] {
  // A text column that only this folder writes.
  if (row && row.status !== 'open') return row.status as JourneyState['status'];
  if (expires_at <= ctx.now()) return 'expired';
  return facts && !facts.is_waiting ? 'sent' : 'open';
}

const keyOf = ({ flow_token, journey_token }: Visitor): JourneyKey =>
  // A visitor has one of the two.
  flow_token === null ? { token: journey_token! } : { flow_token };

/** A document that is not asked for any more was not chosen. */
export async function readAnswers(
  tx: Transaction,
  ctx: Context,
  { token, document_types }: Pick<JourneyRow, 'token' | 'document_types'>,
): Promise<StepAnswers> {
  const steps = await findSteps(tx, ctx, token);
  const { document, ...answers } = StepAnswers.parse(
    Object.fromEntries(steps.map(({ step, answer }) => [step, answer])),
  );
  const isAsked =
    document && (document_types.length === 0 || document_types.includes(document.document_type));
  return isAsked ? { ...answers, document } : answers;
}

async function capturesOf(
  tx: Transaction,
  { ctx }: Visitor,
  row: JourneyRow,
  challenge: Challenge | null,
): Promise<ArrivingDocument[]> {
  const documents = await listDocumentsOfJourney(tx, ctx, row.token);
  return documents.filter(
    ({ challenge_token }) => challenge_token === null || challenge_token === challenge?.challenge_token,
  );
}

/** A document is more often of one's nationality than of where one lives. */
async function likelyCountry(
  tx: Transaction,
  { ctx }: Visitor,
  facts: JourneyFacts | null,
  row: JourneyRow | null,
): Promise<string | null> {
  const person = facts?.request ?? (row?.entity_token ? await loadEntity(tx, ctx, row.entity_token) : null);
  return person?.nationality ?? person?.country ?? null;
}

async function brandingOf(tx: Transaction, ctx: Context): Promise<JourneyState['branding']> {
  const { updated_at, ...branding } = await readBranding(tx, ctx);
  return updated_at === null ? null : branding;
}

export async function readState(tx: Transaction, visitor: Visitor): Promise<JourneyState> {
  const { ctx, flow_token } = visitor;
  const row = await findJourney(tx, ctx, keyOf(visitor));
  const facts = flow_token === null ? null : await getJourneyFacts(tx, ctx, flow_token);
  const challenge = row?.challenge ? Challenge.parse(row.challenge) : null;
  return {
    token: row?.token ?? null,
    kind: flow_token === null ? 'document_request' : 'verification',
    status: statusNow(row, facts, visitor),
    expires_at: visitor.expires_at,
    message: row?.message ?? null,
    // Text that only a document request writes, from document types.
    document_types: row && row.document_types.length > 0 ? (row.document_types as DocumentType[]) : null,
    answers: row ? await readAnswers(tx, ctx, row) : {},
    challenge,
    captures: row ? await capturesOf(tx, visitor, row, challenge) : [],
    facts,
    case_token: facts ? facts.case_token : (row?.case_token ?? null),
    entity_token: row?.entity_token ?? null,
    likely_country: await likelyCountry(tx, visitor, facts, row),
    policy: await policyInForce(tx, ctx),
    branding: await brandingOf(tx, ctx),
  };
}

async function beginJourney(tx: Transaction, { ctx, flow_token, expires_at }: Visitor): Promise<void> {
  const token = newToken('jny');
  await insertJourney(tx, ctx, { token, kind: 'verification', flow_token, expires_at, status: 'open' });
}

export interface LockedJourney extends JourneyState {
  token: string;
}

/** Begins the journey of a flow, if nothing was done yet. A flow is locked before its journey. */
export async function lockState(tx: Transaction, visitor: Visitor): Promise<LockedJourney> {
  const { ctx, flow_token } = visitor;
  if (flow_token !== null) {
    await lockFlow(tx, ctx, flow_token);
    await beginJourney(tx, visitor);
  }
  const row = await findJourney(tx, ctx, keyOf(visitor));
  if (!row) throw new Error('a journey was neither begun nor found');
  await lockJourneyRow(tx, ctx, row.token);
  return { ...(await readState(tx, visitor)), token: row.token };
}
