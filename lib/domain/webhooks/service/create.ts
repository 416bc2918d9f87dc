import { webhookCreated } from '@/lib/domain/events/events';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newWebhookSecret, seal } from '@/lib/platform/crypto';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { refuseForbiddenAddress } from '../address';
import { webhookLifecycle } from '../lifecycle';
import { presentWebhook } from '../present';
import type { CreateWebhook, WebhookWithSecret } from '../schema';
import { countWebhooks, insertWebhook, lockRegistrations } from '../store/webhooks';

const maxWebhooks = 50;

async function refuseTooMany(tx: Transaction, ctx: Context): Promise<void> {
  await lockRegistrations(tx, ctx);
  if ((await countWebhooks(tx, ctx)) < maxWebhooks) return;
  const message = `would exceed the maximum of ${maxWebhooks} webhooks of a project`;
  throw new ValidationFailed([{ field: 'url', message, code: 'too_many' }]);
}

/**
 * Registers a webhook and returns it with its secret, which is stored sealed (API §5.8). Throws
 * `ValidationFailed` (400) for an address that is not allowed, and if the project has the maximum number of
 * webhooks.
 */
export function createWebhook(ctx: Context, input: CreateWebhook): Promise<WebhookWithSecret> {
  const { url, events, description = null } = input;
  refuseForbiddenAddress(url);
  const secret = newWebhookSecret();
  return transaction(ctx, async (tx) => {
    await refuseTooMany(tx, ctx);
    const row = { token: newToken('whk'), url, events, description, status: webhookLifecycle.initial };
    const webhook = presentWebhook(await insertWebhook(tx, ctx, { ...row, secret: seal(secret) }));
    const details = { url, events, description };
    recordEvent(tx, ctx, webhookCreated, { token: webhook.id, details, data: {} });
    return { ...webhook, secret };
  });
}
