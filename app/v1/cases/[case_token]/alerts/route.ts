import { route } from '@/lib/api/route';
import * as alerts from '@/lib/domain/alerts/service/alerts';
import { listCaseAlerts } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';

export const GET = route(listCaseAlerts, (ctx, { params, query, page }) =>
  cases.listWithin(ctx, params.case_token, (case_token) => alerts.list(ctx, { ...query, case_token }, page)),
);
