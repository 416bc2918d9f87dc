import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/risk/operations';
import { overrideRiskAssessment } from '@/lib/domain/risk/service/override';

export const POST = route(operations.overrideRiskAssessment, (ctx, { params, body }) =>
  overrideRiskAssessment(ctx, params.assessment_token, body),
);
