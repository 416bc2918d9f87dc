import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/audit/operations';
import { verifyAuditLogs } from '@/lib/domain/audit/service/verify-audit-logs';

export const GET = route(operations.verifyAuditLogs, (ctx, { query }) => verifyAuditLogs(ctx, query));
