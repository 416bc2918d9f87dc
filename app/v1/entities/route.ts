import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/entities/operations';
import { listEntities } from '@/lib/domain/entities/service/list';

export const GET = route(operations.listEntities, (ctx, { query, page }) => listEntities(ctx, query, page));
