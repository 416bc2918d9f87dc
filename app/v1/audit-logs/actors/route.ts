import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/audit/operations';
import { listAuditActors } from '@/lib/domain/audit/service/list-audit-actors';

export const GET = route(operations.listAuditActors, (ctx, { query, page }) =>
  listAuditActors(ctx, query, page),
);
