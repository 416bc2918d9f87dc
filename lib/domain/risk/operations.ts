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
  summary: 'Calculate the risk of a case anew',
  description:
    'From what is known now. The new assessment is Active and supersedes the last Active one; an Approved one stays. While checks ' +
    'of the case are open it is a Draft: the Draft that the case has is calculated again and keeps its token, and the Active one ' +
    'stays in effect. A Closed case has no new one: 409.',
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
  summary: 'Show what the risk would be if some facts were different, and change nothing',
  description:
    'Scores the facts of an assessment, with those of the body in their place, by the risk model that is in force now. ' +
    'Nothing is stored, recorded or sent, so that it needs no more than `risk:read`. With an empty body it is the score of the ' +
    'facts as they are: it differs from the stored one only if the model has changed since. An override is carried on as a ' +
    'calculation would.',
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
  summary: 'Score the facts of a risk assessment again, by the model that made it and by the current one',
  description:
    'Scores the stored facts of an assessment again: by the risk model that made it, which gives the stored score, and by the one ' +
    'that is in force now. Path and review frequency are those of the override, if the assessment has one. Nothing is changed.',
  params: RiskAssessmentParams,
  answer: resource(RiskReplay),
});

export const overrideRiskAssessment = operation({
  id: 'risk_assessments.override',
  method: 'POST',
  path: '/v1/risk-assessments/{assessment_token}/override',
  tag,
  scope: 'risk:write',
  summary: 'Set the tier of a risk assessment by hand; its score and status stay',
  description:
    'Sets the tier of a risk assessment by hand, in any status; its score and status stay. The override stands until ' +
    'another replaces it: calculations carry it on while the calculated tier is not higher. It sets aside the approvals ' +
    'before it: closing the case with `Approve` is refused until an assessment of the tier that the case shows is ' +
    'approved. After an override of an Approved one, calculate a new one and have that approved, by another person.',
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
