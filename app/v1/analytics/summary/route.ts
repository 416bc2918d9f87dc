import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/analytics/operations';
import { summariseWork } from '@/lib/domain/analytics/service/summarise-work';

export const GET = route(operations.summariseWork, (ctx, { query }) => summariseWork(ctx, query));
