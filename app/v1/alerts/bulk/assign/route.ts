import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { bulkAssignAlerts } from '@/lib/domain/alerts/service/bulk-assign';

export const POST = route(operations.bulkAssignAlerts, (ctx, { body }) => bulkAssignAlerts(ctx, body));
