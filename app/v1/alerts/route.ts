import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { listAlerts } from '@/lib/domain/alerts/service/list';

export const GET = route(operations.listAlerts, (ctx, { query, page }) => listAlerts(ctx, query, page));
