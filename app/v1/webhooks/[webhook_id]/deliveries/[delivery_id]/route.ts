import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { getDelivery } from '@/lib/domain/webhooks/service/get-delivery';

export const GET = route(operations.getDelivery, (ctx, { params }) =>
  getDelivery(ctx, params.webhook_id, params.delivery_id),
);
