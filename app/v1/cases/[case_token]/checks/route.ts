import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/checks/operations';
import { listCaseChecks } from '@/lib/domain/casework/service/list-case-checks';

export const GET = route(operations.listCaseChecks, (ctx, { params, query, page }) =>
  listCaseChecks(ctx, params.case_token, query, page),
);
