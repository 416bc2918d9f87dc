import { route } from '@/lib/api/route';
import * as audit from '@/lib/domain/audit/service';
import { listCaseAuditLogs } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';

export const GET = route(listCaseAuditLogs, (ctx, { params, query, page }) =>
  cases.listWithin(ctx, params.case_token, (case_token) => audit.list(ctx, { ...query, case_token }, page)),
);
