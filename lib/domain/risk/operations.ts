import { created, listOf, resource } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import { z } from 'zod';
import {
  ApproveRiskAssessment,
  OverrideRiskAssessment,
  PreviewRiskAssessment,
  RiskAssessment,
  RiskAssessmentParams,
  RiskPreview,
  RiskReplay,
  riskAssessmentSorts,
} from './schema';

const tag = 'Risk assessments';

export const getRiskAssessment = operation({
  id: 'risk_assessments.get',
  method: 'GET',
  path: '/v1/risk-assessments/{assessment_token}',
  tag,
  scope: 'risk:read',
  summary: 'Get a risk assessment',
  params: RiskAssessmentParams,
  answer: resource(RiskAssessment),
});

export const listCaseRiskAssessments = operation({
  id: 'risk_assessments.list_of_case',
  method: 'GET',
  path: '/v1/cases/{case_token}/risk-assessments',
  tag,
  scope: 'risk:read',
  summary: 'List the risk assessments of a case',
  params: CaseParams,
  query: z.strictObject({}),
  answer: listOf(RiskAssessment, { sorts: riskAssessmentSorts }),
});

export const calculateRiskAssessment = operation({
  id: 'risk_assessments.calculate',
  method: 'POST',
  path: '/v1/cases/{case_token}/risk-assessments',
  tag,
  scope: 'risk:write',
  summary: 'Recalculate the risk of a case',
  description:
    'Uses the current facts. The new assessment is Active and supersedes the last Active one; an Approved one stays. While ' +
    'checks of the case are open, the result is a Draft: an existing Draft is recalculated and keeps its token, and the Active ' +
    'assessment stays in effect. 409 for a Closed case.',
  params: CaseParams,
  answer: created(RiskAssessment),
  errors: ['INVALID_STATE'],
});

export const previewRiskAssessment = operation({
  id: 'risk_assessments.preview',
  method: 'POST',
  path: '/v1/risk-assessments/{assessment_token}/preview',
  tag,
  scope: 'risk:read',
  summary: 'Preview the risk with different facts, without changing anything',
  description:
    'Scores the facts of an assessment, replaced by those in the body, with the risk model in force. Nothing is stored, ' +
    'recorded or sent, so `risk:read` is enough. With an empty body it scores the unchanged facts, and the score differs ' +
    'from the stored one only if the model has changed since. An override is kept as in a real calculation.',
  params: RiskAssessmentParams,
  body: PreviewRiskAssessment,
  answer: resource(RiskPreview),
  example: { country: 'VE', pep: 'match' },
});

export const replayRiskAssessment = operation({
  id: 'risk_assessments.replay',
  method: 'GET',
  path: '/v1/risk-assessments/{assessment_token}/replay',
  tag,
  scope: 'risk:read',
  summary: 'Recalculate a risk assessment with its original model and with the current one',
  description:
    'Scores the stored facts of an assessment again: with its original risk model, which gives the stored score, and with the ' +
    'current one. Path and review frequency are those of the override, if the assessment has one. Nothing is changed.',
  params: RiskAssessmentParams,
  answer: resource(RiskReplay),
});

export const overrideRiskAssessment = operation({
  id: 'risk_assessments.override',
  method: 'POST',
  path: '/v1/risk-assessments/{assessment_token}/override',
  tag,
  scope: 'risk:write',
  summary: 'Override the tier of a risk assessment',
  description:
    'Sets the tier manually, in any status; score and status do not change. The override applies until another replaces ' +
    'it: recalculations keep it unless the calculated tier is higher. It invalidates earlier approvals: closing the case ' +
    'with `Approve` is refused until an assessment of the current tier is approved. After overriding an Approved ' +
    'assessment, calculate a new one and have somebody else approve it.',
  params: RiskAssessmentParams,
  body: OverrideRiskAssessment,
  answer: resource(RiskAssessment),
  errors: ['INVALID_STATE'],
  example: { tier: 'High', justification: 'The source of wealth could not be shown.' },
});

export const approveRiskAssessment = operation({
  id: 'risk_assessments.approve',
  method: 'POST',
  path: '/v1/risk-assessments/{assessment_token}/approve',
  tag,
  scope: 'risk:approve',
  summary: 'Approve an Active risk assessment, which locks it',
  params: RiskAssessmentParams,
  body: ApproveRiskAssessment,
  answer: resource(RiskAssessment),
  errors: ['INVALID_STATE'],
  example: { notes: 'Reviewed with the documents of 3 March.' },
});
