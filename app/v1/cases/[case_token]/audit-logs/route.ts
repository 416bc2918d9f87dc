import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/audit/operations';
import { listCaseAuditLogs } from '@/lib/domain/audit/service/list-case-audit-logs';

export const GET = route(operations.listCaseAuditLogs, (ctx, { params, query, page }) =>
  listCaseAuditLogs(ctx, params.case_token, query, page),
);
