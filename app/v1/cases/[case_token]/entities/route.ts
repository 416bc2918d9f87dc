import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/cases/operations';
import { addEntityToCase } from '@/lib/domain/cases/service/add-entity-to-case';
import { listCaseEntities } from '@/lib/domain/cases/service/list-entities';

export const GET = route(operations.listCaseEntities, (ctx, { params, query, page }) =>
  listCaseEntities(ctx, params.case_token, query, page),
);
export const POST = route(operations.addEntityToCase, (ctx, { params, body }) =>
  addEntityToCase(ctx, params.case_token, body),
);
