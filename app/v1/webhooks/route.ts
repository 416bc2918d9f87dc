import { route } from '@/lib/api/route';
import * as operations from '@/lib/domain/webhooks/operations';
import { createWebhook } from '@/lib/domain/webhooks/service/create';
import { listWebhooks } from '@/lib/domain/webhooks/service/list';

export const GET = route(operations.listWebhooks, (ctx, { page }) => listWebhooks(ctx, page));
export const POST = route(operations.createWebhook, (ctx, { body }) => createWebhook(ctx, body));
