import { operation } from '@/lib/domain/operation';
import { RiskAssessment, RiskAssessmentParams } from './schema';

export const getRiskAssessment = operation({
  id: 'risk_assessments.get',
  method: 'GET',
  path: '/v1/risk-assessments/{assessment_token}',
  scope: 'risk:read',
  summary: 'Get a risk assessment',
  params: RiskAssessmentParams,
  response: RiskAssessment,
});
