import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { listDeliveries } from '@/lib/domain/webhooks/service/list-deliveries';

export const GET = route(operations.listDeliveries, (ctx, { params, query, page }) =>
  listDeliveries(ctx, params.webhook_id, query, page),
);
