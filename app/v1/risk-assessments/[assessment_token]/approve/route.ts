import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/risk/operations';
import { approveRiskAssessment } from '@/lib/domain/risk/service/approve';

export const POST = route(operations.approveRiskAssessment, (ctx, { params, body }) =>
  approveRiskAssessment(ctx, params.assessment_token, body),
);
