import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { read } from '@/lib/platform/database/transaction';
import { presentWebhook } from '../present';
import type { Webhook } from '../schema';
import { findWebhook } from '../store/webhooks';

/** Without its secret. Throws `NotFound` (404) (API §5.8). */
export async function getWebhook(ctx: Context, id: string): Promise<Webhook> {
  const webhook = await read(ctx, (tx) => findWebhook(tx, ctx, id));
  if (!webhook) throw new NotFound('webhook');
  return presentWebhook(webhook);
}
