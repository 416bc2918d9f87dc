import { route } from '@/lib/api/route';
import { listAuditLogs } from '@/lib/domain/audit/operations';
import * as audit from '@/lib/domain/audit/service';

export const GET = route(listAuditLogs, (ctx, { query, page }) => audit.list(ctx, query, page));
