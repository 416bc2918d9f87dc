import { millisecondsInDay } from 'date-fns/constants';
import { webhookSecretRotated } from '@/lib/domain/events/events';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newWebhookSecret, seal } from '@/lib/platform/crypto';
import { Conflict, NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { presentWebhook } from '../present';
import type { WebhookWithSecret } from '../schema';
import { findSecret, replaceSecret } from '../store/webhooks';

const overlapMs = millisecondsInDay;

/**
 * Replaces a webhook's secret. The old one also signs for 24 hours, in the Standard Webhooks header (API
 * §8.3); the one before it stops now. Throws `NotFound` (404), and `Conflict` (409) if another request
 * replaced it at the same time.
 */
export function rotateWebhookSecret(ctx: Context, id: string): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret();
  const after = seal(secret);
  return transaction(ctx, async (tx) => {
    const before = await findSecret(tx, ctx, id);
    if (!before) throw new NotFound('webhook');
    const until = new Date(ctx.now().getTime() + overlapMs);
    const rotated = await replaceSecret(tx, ctx, id, { before, after, until });
    if (!rotated) throw new Conflict('Another request replaced the secret of this webhook at the same time.');
    recordEvent(tx, ctx, webhookSecretRotated, { token: id, data: {} });
    return { ...presentWebhook(rotated), secret };
  });
}
