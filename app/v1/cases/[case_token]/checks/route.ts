import { route } from '@/lib/api/route';
import { listCaseChecks } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';
import * as checks from '@/lib/domain/checks/service';

export const GET = route(listCaseChecks, (ctx, { params, query, page }) =>
  cases.listWithin(ctx, params.case_token, (case_token) => checks.list(ctx, { ...query, case_token }, page)),
);
