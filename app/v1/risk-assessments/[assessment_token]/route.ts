import { route } from '@/lib/api/route';
import { getRiskAssessment } from '@/lib/domain/risk/operations';
import * as risk from '@/lib/domain/risk/service';

export const GET = route(getRiskAssessment, (ctx, { params }) => risk.get(ctx, params.assessment_token));
