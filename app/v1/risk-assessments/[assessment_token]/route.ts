import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/risk/operations';
import { getRiskAssessment } from '@/lib/domain/risk/service/get';

export const GET = route(operations.getRiskAssessment, (ctx, { params }) =>
  getRiskAssessment(ctx, params.assessment_token),
);
