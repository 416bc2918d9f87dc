import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/checks/operations';
import { listEntityChecks } from '@/lib/domain/casework/service/list-entity-checks';

export const GET = route(operations.listEntityChecks, (ctx, { params, query, page }) =>
  listEntityChecks(ctx, params.entity_token, query, page),
);
