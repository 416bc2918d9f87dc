import type { Alert, Case, CaseEntity, RiskAssessment } from '@/generated/prisma/client';
import { newCaseRow, newMemberRows, recordCaseCreated, recordMemberAdded } from '@/lib/domain/cases/new-row';
import { type EarlierCheck, type NewCheck, newChecks } from '@/lib/domain/checks/new-row';
import { recordWalk } from '@/lib/domain/checks/walk';
import { type CreatedEntity, newEntityRow, recordEntityCreated } from '@/lib/domain/entities/new-row';
import type { Policy } from '@/lib/domain/policies/policy';
import type { RiskModel } from '@/lib/domain/policies/risk-model';
import type { RegistryCompany } from '@/lib/domain/providers/provider';
import type { CaseType } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import type { Records } from '@/lib/platform/records';
import type { FlowRows } from '../rows';
import type { Party } from '../party';
import type { FlowRequest } from '../plan';
import { identify, newMembers, newPartyRows, newQuestions, withEntities } from '../create/add-parties';
import { entityOf, type NewMember } from '../create/create-entities';
import { newFlowRow } from '../create/new-flow-row';

/** Data for deciding a flow, besides its request and the answers of providers. */
export interface Basis {
  policy: Policy;
  /** Reusable checks, newest first. */
  earlier: readonly EarlierCheck[];
  /** The registry's answer to a reused check. */
  registered: RegistryCompany | null;
}

/** Data for deciding the case of a flow. */
export interface OfCase {
  case_number: number;
  risk_model: RiskModel;
}

/** What a decision reads from the database once it knows that it needs it. */
export interface AskedOfStore {
  /** Called once, for a flow that opens a case. */
  ofCase(): Promise<OfCase>;
  /** Reusable checks of parties that an answer adds, newest first. */
  earlier(questions: readonly NewCheck[]): Promise<EarlierCheck[]>;
}

/** What the steps of a decision share. Each step returns the draft with its change, and adds its records. */
export interface Deciding {
  readonly ctx: Context;
  readonly basis: Basis;
  readonly asked: AskedOfStore;
  readonly records: Records;
  /** Resolves at the end of the decision: the event of a new case includes its members, alerts and risk. */
  readonly caseAtEnd: PromiseWithResolvers<Case>;
}

/**
 * A flow with all its rows, which are written together. Its entities and case are new, or nobody else has
 * worked on them.
 */
export interface FlowDraft extends FlowRows {
  ofCase: Case | null;
  /** Null until the flow has a case. It is not written. */
  risk_model: RiskModel | null;
  entities: CreatedEntity[];
  members: CaseEntity[];
  alerts: Alert[];
  assessment: RiskAssessment | null;
}

export const newDraft = ({ ctx }: Deciding, flow: FlowRequest): FlowDraft => ({
  flow: { ...newFlowRow(ctx, newToken('flw'), flow), attempt_count: 0 },
  parties: [],
  checks: [],
  ofCase: null,
  risk_model: null,
  entities: [],
  members: [],
  alerts: [],
  assessment: null,
});

export async function withCase(
  deciding: Deciding,
  draft: FlowDraft,
  type: CaseType,
  party: Party['subject'],
): Promise<FlowDraft> {
  const { ctx, basis, asked, records, caseAtEnd } = deciding;
  const { case_number, risk_model } = await asked.ofCase();
  const { token: flow_token, external_reference } = draft.flow;
  const input = { type, entity_category: party.type, flow_token, external_reference };
  const ofCase = newCaseRow(ctx, input, case_number, basis.policy);
  recordCaseCreated(records, ctx, ofCase, () => caseAtEnd.promise);
  return { ...draft, ofCase, risk_model, flow: { ...draft.flow, case_token: ofCase.token } };
}

/** Adds entities to the case of the flow. The Primary one becomes the primary entity of the case. */
export function withMembers({ ctx, records }: Deciding, draft: FlowDraft, members: readonly NewMember[]) {
  const { ofCase } = draft;
  if (!ofCase) return { draft, created: [] };
  const created = members.map((member) => newEntityRow(ctx, entityOf(member)));
  for (const entity of created) recordEntityCreated(records, ctx, entity);
  const asMembers = created.map((entity, index) => ({
    entity,
    role: entity.role,
    ownership_percentage: members[index]?.ownership_percentage ?? null,
  }));
  const added = newMemberRows(ctx, ofCase.token, asMembers);
  for (const member of added) recordMemberAdded(records, ctx, member);
  const primary = added.find(({ role }) => role === 'Primary');
  return {
    created,
    draft: {
      ...draft,
      entities: [...draft.entities, ...created],
      members: [...draft.members, ...added],
      ofCase: {
        ...ofCase,
        primary_entity_token: primary?.entity_token ?? ofCase.primary_entity_token,
        total_entities_count: ofCase.total_entities_count + added.length,
        updated_at: ctx.now(),
      },
    },
  };
}

/** Adds parties with their checks, and with their entities if the flow has a case. */
export async function withParties(
  deciding: Deciding,
  before: FlowDraft,
  parties: readonly Party[],
  earlierOf: (questions: readonly NewCheck[]) => Promise<readonly EarlierCheck[]>,
): Promise<FlowDraft> {
  const { ctx, records } = deciding;
  const { token: flow_token, case_token, external_reference } = before.flow;
  const toAdd = { flow_token, case_token, external_reference, known: before.parties, parties };
  const asGiven = identify(toAdd);
  const { draft, created } = withMembers(deciding, before, newMembers(asGiven, external_reference));
  const identified = withEntities(asGiven, created);
  const questions = newQuestions(toAdd, identified);
  const walked = newChecks(ctx, questions, await earlierOf(questions));
  for (const each of walked) recordWalk(records, ctx, each);
  return {
    ...draft,
    parties: [...draft.parties, ...newPartyRows(ctx, toAdd, identified)],
    checks: [...draft.checks, ...walked.map(({ after }) => after)],
  };
}
