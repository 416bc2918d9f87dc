import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { listCaseAlerts } from '@/lib/domain/alerts/service/list-case-alerts';

export const GET = route(operations.listCaseAlerts, (ctx, { params, query, page }) =>
  listCaseAlerts(ctx, params.case_token, query, page),
);
