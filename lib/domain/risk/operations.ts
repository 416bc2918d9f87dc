import { listOf, resource } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { operation } from '@/lib/domain/operation';
import { z } from 'zod';
import { RiskAssessment, RiskAssessmentParams, riskAssessmentSorts } from './schema';

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
