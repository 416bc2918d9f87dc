import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/alerts/operations';
import { bulkAcknowledgeAlerts } from '@/lib/domain/alerts/service/bulk-acknowledge';

export const POST = route(operations.bulkAcknowledgeAlerts, (ctx, { body }) =>
  bulkAcknowledgeAlerts(ctx, body),
);
