import { route } from '@/lib/api/route';
import { updateEntity } from '@/lib/domain/casework/service/update-entity';
import * as operations from '@/lib/domain/entities/operations';
import { getEntity } from '@/lib/domain/entities/service/get';

export const GET = route(operations.getEntity, (ctx, { params }) => getEntity(ctx, params.entity_token));
export const PATCH = route(operations.updateEntity, (ctx, { params, body }) =>
  updateEntity(ctx, params.entity_token, body),
);
