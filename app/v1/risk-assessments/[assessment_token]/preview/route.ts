import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/risk/operations';
import { previewRiskAssessment } from '@/lib/domain/risk/service/preview';

export const POST = route(operations.previewRiskAssessment, (ctx, { params, body }) =>
  previewRiskAssessment(ctx, params.assessment_token, body),
);
