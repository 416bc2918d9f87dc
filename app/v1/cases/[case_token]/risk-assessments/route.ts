import { route } from '@/lib/api/route';
import { listCaseRiskAssessments } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';
import * as risk from '@/lib/domain/risk/service';

export const GET = route(listCaseRiskAssessments, (ctx, { params, page }) =>
  cases.listWithin(ctx, params.case_token, (case_token) => risk.listOfCase(ctx, case_token, page)),
);
