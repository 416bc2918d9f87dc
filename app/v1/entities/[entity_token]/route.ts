import { route } from '@/lib/api/route';
import { getEntity } from '@/lib/domain/entities/operations';
import * as entities from '@/lib/domain/entities/service';

export const GET = route(getEntity, (ctx, { params }) => entities.get(ctx, params.entity_token));
