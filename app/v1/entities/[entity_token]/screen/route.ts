import { route } from '@/lib/api/route';
import { screenEntity } from '@/lib/domain/flows/operations';
import * as verb from '@/lib/domain/flows/service/screen-entity';

export const POST = route(screenEntity, (ctx, { params, body, ...options }) =>
  verb.screenEntity(ctx, params.entity_token, body, options),
);
