import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { lockWebhook, type WebhookRow } from '../store/webhooks';

/** Prevents other changes until the transaction ends. Throws `NotFound` (404). */
export async function requireLockedWebhook(tx: Transaction, ctx: Context, id: string): Promise<WebhookRow> {
  const webhook = await lockWebhook(tx, ctx, id);
  if (!webhook) throw new NotFound('webhook');
  return webhook;
}
