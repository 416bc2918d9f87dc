import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { testWebhook } from '@/lib/domain/webhooks/service/test-webhook';

export const POST = route(operations.testWebhook, (ctx, { params }) => testWebhook(ctx, params.webhook_id));
