import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/analytics/operations';
import { analyseAlerts } from '@/lib/domain/analytics/service/analyse-alerts';

export const GET = route(operations.analyseAlerts, (ctx) => analyseAlerts(ctx));
