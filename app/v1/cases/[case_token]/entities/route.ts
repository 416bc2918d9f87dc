import { route } from '@/lib/api/route';
import { listCaseEntities } from '@/lib/domain/cases/operations';
import * as cases from '@/lib/domain/cases/service';
import * as entities from '@/lib/domain/entities/service';

export const GET = route(listCaseEntities, (ctx, { params, query, page }) =>
  cases.listWithin(ctx, params.case_token, (case_token) =>
    entities.listOfCase(ctx, { ...query, case_token }, page),
  ),
);
