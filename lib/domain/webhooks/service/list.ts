import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentWebhook } from '../present';
import type { Webhook } from '../schema';
import { listWebhookRows } from '../store/webhooks';

/** Newest first unless asked otherwise (API §5.8). */
export async function listWebhooks(ctx: Context, page: PageRequest): Promise<Page<Webhook>> {
  return presentPage(await listWebhookRows(ctx, page), presentWebhook);
}
