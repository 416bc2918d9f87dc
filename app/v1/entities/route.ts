import { route } from '@/lib/api/route';
import { listEntities } from '@/lib/domain/entities/operations';
import * as entities from '@/lib/domain/entities/service';

export const GET = route(listEntities, (ctx, { query, page }) => entities.list(ctx, query, page));
