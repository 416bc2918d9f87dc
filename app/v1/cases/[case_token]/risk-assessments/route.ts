import { route } from '@/lib/api/route';
import { calculateRiskAssessment } from '@/lib/domain/casework/service/calculate-risk-assessment';
import * as operations from '@/lib/domain/risk/operations';
import { listCaseRiskAssessments } from '@/lib/domain/risk/service/list-case-risk-assessments';

export const GET = route(operations.listCaseRiskAssessments, (ctx, { params, page }) =>
  listCaseRiskAssessments(ctx, params.case_token, page),
);
export const POST = route(operations.calculateRiskAssessment, (ctx, { params }) =>
  calculateRiskAssessment(ctx, params.case_token),
);
