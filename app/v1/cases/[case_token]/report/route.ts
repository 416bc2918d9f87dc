import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/reports/operations';
import { getCaseReport } from '@/lib/domain/reports/service/get-case-report';

export const GET = route(operations.getCaseReport, (ctx, { params, query }) =>
  getCaseReport(ctx, params.case_token, query.format),
);
