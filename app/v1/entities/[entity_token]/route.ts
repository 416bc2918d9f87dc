import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/entities/operations';
import { getEntity } from '@/lib/domain/entities/service/get';

export const GET = route(operations.getEntity, (ctx, { params }) => getEntity(ctx, params.entity_token));
