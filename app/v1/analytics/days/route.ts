import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/analytics/operations';
import { countWorkByDay } from '@/lib/domain/analytics/service/count-work-by-day';

export const GET = route(operations.countWorkByDay, (ctx, { query }) => countWorkByDay(ctx, query));
