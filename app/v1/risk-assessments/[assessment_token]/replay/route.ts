import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/risk/operations';
import { replayRiskAssessment } from '@/lib/domain/risk/service/replay';

export const GET = route(operations.replayRiskAssessment, (ctx, { params }) =>
  replayRiskAssessment(ctx, params.assessment_token),
);
