import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { bulkResolveAlerts } from '@/lib/domain/casework/service/bulk-resolve-alerts';

export const POST = route(operations.bulkResolveAlerts, (ctx, { body }) => bulkResolveAlerts(ctx, body));
