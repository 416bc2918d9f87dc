import { millisecondsInDay } from 'date-fns/constants';
import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { webhookUndeliverable } from '@/lib/domain/events/events';
import { notifyAdmins } from '@/lib/domain/notifications/service/notify-admins';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { webhookLifecycle } from '../lifecycle';
import { findFailingWebhooks } from '../store/queue';
import { changeWebhook, lockWebhook } from '../store/webhooks';

const patienceMs = 7 * millisecondsInDay;

/** Unless it was reached, changed or deleted since it was found. */
function giveUpWebhook(ctx: Context, token: string, failingBefore: Date): Promise<void> {
  return transaction(ctx, async (tx) => {
    const webhook = await lockWebhook(tx, ctx, token);
    if (!webhook?.failing_since || webhook.failing_since > failingBefore) return;
    if (!webhookLifecycle.can('give_up', webhook.status)) return;
    const { url, status: from } = webhook;
    const { to } = webhookLifecycle.require('give_up', from);
    await changeWebhook(tx, ctx, token, { status: to });
    const details = { url, from, to, failing_since: webhook.failing_since.toISOString() };
    recordEvent(tx, ctx, webhookUndeliverable, { token, details, data: {} });
    const target = { target_type: webhookUndeliverable.target, target_token: token };
    await notifyAdmins(tx, ctx, { ...target, kind: webhookUndeliverable.name, note: webhook.url });
  });
}

/**
 * Gives up webhooks of all projects whose deliveries failed for seven days, and notifies the admins (API
 * §8.4). Their deliveries wait until the webhook is active again. Returns how many it processed; there may be
 * more.
 */
export async function giveUpFailingWebhooks(now = new Date()): Promise<number> {
  const failingBefore = new Date(now.getTime() - patienceMs);
  const { done } = await forEachProject({
    failure: 'webhooks that fail were not given up',
    items: await findFailingWebhooks(failingBefore),
    work: async (ctx, { token }) => {
      await giveUpWebhook({ ...ctx, now: () => now }, token, failingBefore);
      return 1;
    },
  });
  return done;
}
