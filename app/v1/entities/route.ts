import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/entities/operations';
import { listEntities } from '@/lib/domain/entities/service/list';
import { registerEntity } from '@/lib/domain/entities/service/register';

export const GET = route(operations.listEntities, (ctx, { query, page }) => listEntities(ctx, query, page));
export const POST = route(operations.registerEntity, (ctx, { body }) => registerEntity(ctx, body));
