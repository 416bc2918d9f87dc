import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { replayDelivery } from '@/lib/domain/webhooks/service/replay-delivery';

export const POST = route(operations.replayDelivery, (ctx, { params }) =>
  replayDelivery(ctx, params.webhook_id, params.delivery_id),
);
