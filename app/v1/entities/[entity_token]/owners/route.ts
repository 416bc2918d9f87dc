import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/entities/operations';
import { setEntityOwners } from '@/lib/domain/entities/service/set-owners';

export const PUT = route(operations.setEntityOwners, (ctx, { params, body }) =>
  setEntityOwners(ctx, params.entity_token, body),
);
