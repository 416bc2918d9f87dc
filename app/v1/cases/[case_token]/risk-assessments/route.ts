import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/risk/operations';
import { listCaseRiskAssessments } from '@/lib/domain/risk/service/list-case-risk-assessments';

export const GET = route(operations.listCaseRiskAssessments, (ctx, { params, page }) =>
  listCaseRiskAssessments(ctx, params.case_token, page),
);
