import { route } from '@/lib/api/route';
import * as checks from '@/lib/domain/checks/service';
import { listEntityChecks } from '@/lib/domain/entities/operations';
import * as entities from '@/lib/domain/entities/service';

export const GET = route(listEntityChecks, (ctx, { params, query, page }) =>
  entities.listWithin(ctx, params.entity_token, (entity_token) =>
    checks.list(ctx, { ...query, entity_token }, page),
  ),
);
