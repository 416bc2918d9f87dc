import { recordVerification } from '@/lib/domain/entities/new-row';
import { noOwners } from '@/lib/domain/entities/ownership';
import { newAssessmentRow, recordActive } from '@/lib/domain/risk/new-row';
import { presentRiskAssessment } from '@/lib/domain/risk/present';
import { presentFlowResult } from '../present-result';
import type { FlowResult } from '../result-schema';
import { caseRiskFacts } from '../settle/case-facts';
import { endOf, recordEnd, requestStraightThrough } from '../settle/conclude';
import { statusesOfEntities } from '../settle/other-flows';
import type { Deciding, FlowDraft } from './draft';

/** No other flow has checked the entities of a decided flow, and nobody has added to its case. */
const nothingElse = { checks: [], alerts: [] };

function withRisk({ ctx, records }: Deciding, draft: FlowDraft): FlowDraft {
  const { ofCase, risk_model, checks, alerts, entities } = draft;
  if (!ofCase || !risk_model) return draft;
  const members = entities.map((entity) => ({ ...entity, case_role: entity.role }));
  const known = { record: ofCase, members, checks, alerts, opener: draft, ownership: noOwners };
  const facts = caseRiskFacts(known, ctx.now());
  const assessment = newAssessmentRow(ctx, ofCase.token, { facts, model: risk_model });
  recordActive(records, ctx, assessment, null);
  const { effective_tier: risk_tier, overall_score: risk_score } = presentRiskAssessment(assessment);
  return { ...draft, assessment, ofCase: { ...ofCase, risk_tier, risk_score, updated_at: ctx.now() } };
}

function withVerifiedEntities({ ctx, records }: Deciding, draft: FlowDraft): FlowDraft {
  const statuses = statusesOfEntities(draft, draft.alerts, nothingElse);
  const entities = draft.entities.map((entity) => {
    const { token, verification_status: from } = entity;
    const to = statuses.get(token);
    if (to === undefined || to === from) return entity;
    recordVerification(records, ctx, { token, from, to });
    return { ...entity, verification_status: to, updated_at: ctx.now() };
  });
  return { ...draft, entities };
}

export interface DecidedFlow extends FlowDraft {
  result: FlowResult;
}

/** Ends the flow, whose checks have all ended, and assesses the risk of its case. */
export function concludeDraft(deciding: Deciding, before: FlowDraft): DecidedFlow {
  const { ctx, basis, records } = deciding;
  const assessed = withRisk(deciding, before);
  if (basis.policy.straight_through) requestStraightThrough(records, ctx, assessed.flow);
  const draft = withVerifiedEntities(deciding, assessed);
  const end = endOf(draft, 'complete', draft.alerts, ctx.now());
  const flow = { ...draft.flow, ...end, updated_at: ctx.now() };
  const result = presentFlowResult({ ...draft, flow });
  recordEnd(records, ctx, draft.flow, flow, result);
  return { ...draft, flow, result };
}
