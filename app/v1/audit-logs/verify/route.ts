import { route } from '@/lib/api/route';
import { verifyAuditLogs } from '@/lib/domain/audit/operations';
import * as audit from '@/lib/domain/audit/service';

export const GET = route(verifyAuditLogs, (ctx, { query }) => audit.verify(ctx, query));
