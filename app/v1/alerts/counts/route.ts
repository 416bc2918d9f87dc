import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { countAlerts } from '@/lib/domain/alerts/service/count';

export const GET = route(operations.countAlerts, (ctx, { query }) => countAlerts(ctx, query));
