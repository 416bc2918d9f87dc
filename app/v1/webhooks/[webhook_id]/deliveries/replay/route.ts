import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { replayDeliveries } from '@/lib/domain/webhooks/service/replay-deliveries';

export const POST = route(operations.replayDeliveries, (ctx, { params, body }) =>
  replayDeliveries(ctx, params.webhook_id, body),
);
