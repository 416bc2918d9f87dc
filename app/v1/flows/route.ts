import { route } from '@/lib/api/route';
import { listFlows } from '@/lib/domain/flows/operations';
import * as flows from '@/lib/domain/flows/service/answer';

export const GET = route(listFlows, (ctx, { query, page }) => flows.list(ctx, query, page));
