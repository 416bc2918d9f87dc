import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { listCaseEntities } from '@/lib/domain/cases/service/list-entities';

export const GET = route(operations.listCaseEntities, (ctx, { params, query, page }) =>
  listCaseEntities(ctx, params.case_token, query, page),
);
