import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/audit/operations';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';

export const GET = route(operations.listAuditLogs, (ctx, { query, page }) => listAuditLogs(ctx, query, page));
