import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/entities/operations';
import { getEntityGraph } from '@/lib/domain/entities/service/get-graph';

export const GET = route(operations.getEntityGraph, (ctx, { params }) =>
  getEntityGraph(ctx, params.entity_token),
);
