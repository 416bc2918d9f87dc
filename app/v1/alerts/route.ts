import { route } from '@/lib/api/route';
import { listAlerts } from '@/lib/domain/alerts/operations';
import * as alerts from '@/lib/domain/alerts/service/alerts';

export const GET = route(listAlerts, (ctx, { query, page }) => alerts.list(ctx, query, page));
