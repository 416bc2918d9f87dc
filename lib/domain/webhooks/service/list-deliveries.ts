import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentDelivery } from '../present';
import type { DeliveryFilters, WebhookDelivery } from '../schema';
import { listDeliveryRows, readAttempts } from '../store/deliveries';
import { getWebhook } from './get';

/** Newest first unless asked otherwise (API §5.8). Throws `NotFound` (404) for an unknown webhook. */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { status, event_type }: DeliveryFilters,
  page: PageRequest,
): Promise<Page<WebhookDelivery>> {
  await getWebhook(ctx, webhookId);
  const rows = await listDeliveryRows(
    ctx,
    { equals: { webhook_token: webhookId, status, event_type } },
    page,
  );
  const attempts = await readAttempts(ctx, rows.items);
  return presentPage(rows, (row) => presentDelivery(row, attempts.get(row.token) ?? []));
}
