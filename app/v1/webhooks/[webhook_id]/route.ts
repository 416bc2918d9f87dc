import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { deleteWebhook } from '@/lib/domain/webhooks/service/delete';
import { getWebhook } from '@/lib/domain/webhooks/service/get';
import { updateWebhook } from '@/lib/domain/webhooks/service/update';

export const GET = route(operations.getWebhook, (ctx, { params }) => getWebhook(ctx, params.webhook_id));
export const PATCH = route(operations.updateWebhook, (ctx, { params, body }) =>
  updateWebhook(ctx, params.webhook_id, body),
);
export const DELETE = route(operations.deleteWebhook, (ctx, { params }) =>
  deleteWebhook(ctx, params.webhook_id),
);
