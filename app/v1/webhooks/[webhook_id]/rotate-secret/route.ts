import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { rotateWebhookSecret } from '@/lib/domain/webhooks/service/rotate-secret';

export const POST = route(operations.rotateWebhookSecret, (ctx, { params }) =>
  rotateWebhookSecret(ctx, params.webhook_id),
);
