import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/flows/operations';
import { listFlows } from '@/lib/domain/flows/service/list';

export const GET = route(operations.listFlows, (ctx, { query, page }) => listFlows(ctx, query, page));
